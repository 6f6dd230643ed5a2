// A subclass reads the inherited dependencies and its own.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock & HasCache  // expect: unused-need HasCache
class Base {
  let dependencies: any BaseDependencies
  init(_ dependencies: any BaseDependencies) { self.dependencies = dependencies }
}
typealias LeafDependencies = HasClock & HasCache  // expect: unused-need HasClock
final class Leaf: Base {
  let services: any LeafDependencies
  init(_ dependencies: any BaseDependencies, _ services: any LeafDependencies) {
    self.services = services
    super.init(dependencies)
  }
  func sum() -> Int { dependencies.clock + services.cache }
}
