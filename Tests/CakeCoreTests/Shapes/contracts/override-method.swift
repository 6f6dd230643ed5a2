// An overriding method must take what the base method takes: the slices are two names for one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock & HasCache
class Base {
  func start(_ dependencies: any BaseDependencies) -> Int {
    dependencies.clock + dependencies.cache
  }
}

typealias HomeDependencies = HasClock & HasCache
final class Home: Base {
  override func start(_ dependencies: any HomeDependencies) -> Int { dependencies.clock }
}
