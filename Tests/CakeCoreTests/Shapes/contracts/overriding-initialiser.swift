// An overridden initialiser takes the base class's slice; only the subclass reads one need.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock & HasCache  // expect: unused-need HasCache
class Base {
  init(dependencies: any BaseDependencies) {}
}
final class Home: Base {
  var now = 0
  override init(dependencies: any BaseDependencies) {
    super.init(dependencies: dependencies)
    now = dependencies.clock
  }
}
