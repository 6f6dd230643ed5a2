// A generic requirement and its witness have one constraint under two names.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ScreenDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
protocol Screen { func start<D: ScreenDependencies>(_ dependencies: D) -> Int }

typealias HomeDependencies = HasClock & HasCache
struct Home: Screen {
  func start<D: HomeDependencies>(_ dependencies: D) -> Int {
    dependencies.clock + dependencies.cache
  }
}
