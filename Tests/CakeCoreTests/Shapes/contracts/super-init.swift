// A subclass hands its larger slice to the base class's initialiser.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias BaseDependencies = HasClock
class Base {
  private let services: any BaseDependencies
  init(dependencies: any BaseDependencies) { services = dependencies }
  var now: Int { services.clock }
}

typealias HomeDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
final class Home: Base {
  let dependencies: any HomeDependencies
  init(home dependencies: any HomeDependencies) {
    self.dependencies = dependencies
    super.init(dependencies: dependencies)
  }
  var cached: Int { dependencies.cache }
}
