// Screens of two slices are told apart by casts: the slices can't become one composition.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // stays: HasCache
typealias EditDependencies = HasClock & HasLog  // stays: HasLog

class Screen {}
final class Host<D>: Screen {
  let dependencies: D
  init(_ dependencies: D) { self.dependencies = dependencies }
}

func list(_ dependencies: any ListDependencies) -> Screen {
  _ = dependencies.clock
  return Host<any ListDependencies>(dependencies)
}
func edit(_ dependencies: any EditDependencies) -> Screen {
  _ = dependencies.clock
  return Host<any EditDependencies>(dependencies)
}
func firstEdit(in screens: [Screen]) -> Int? {
  screens.firstIndex { $0 is Host<any EditDependencies> }
}
func lists(in screens: [Screen]) -> Int {
  screens.compactMap { $0 as? Host<any ListDependencies> }.count
}
