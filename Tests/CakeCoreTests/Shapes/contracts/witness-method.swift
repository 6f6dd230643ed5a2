// A witness takes its protocol's slice under another name: what neither reads can go from both.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ScreenDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol Screen { func start(_ dependencies: any ScreenDependencies) -> Int }

typealias HomeDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Home: Screen {
  func start(_ dependencies: any HomeDependencies) -> Int { dependencies.clock }
}
