// Screens are kept by their own types, which follow from what they are made with.
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
  return Host(dependencies)
}
func edit(_ dependencies: any EditDependencies) -> Screen {
  _ = dependencies.clock
  return Host(dependencies)
}
func table(of screens: [Screen]) -> [ObjectIdentifier: Screen] {
  var table: [ObjectIdentifier: Screen] = [:]
  for screen in screens { table[ObjectIdentifier(type(of: screen))] = screen }
  return table
}
