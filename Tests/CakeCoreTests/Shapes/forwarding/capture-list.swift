// Handed on inside a closure that renames the dependencies in its capture list.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias SheetDependencies = HasClock
func sheet(_ dependencies: any SheetDependencies) -> Int { dependencies.clock }

typealias RootDependencies = HasClock & HasCache  // expect: unused-need HasCache
final class RootModel {
  let dependencies: any RootDependencies
  var present: () -> Int = { 0 }
  init(_ dependencies: any RootDependencies) {
    self.dependencies = dependencies
    present = { [services = self.dependencies, weak self] in
      self == nil ? 0 : sheet(services)
    }
  }
}
