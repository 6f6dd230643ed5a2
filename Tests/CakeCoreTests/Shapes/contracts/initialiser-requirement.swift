// A protocol demands `init(dependencies:)` with a slice; one conforming type reads it, one hands on.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ScreenDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
protocol Screen { init(dependencies: any ScreenDependencies) }

struct Home: Screen {
  let now: Int
  init(dependencies: any ScreenDependencies) { now = dependencies.clock }
}
struct Shell: Screen {
  let home: Home
  let cached: Int
  init(dependencies: any ScreenDependencies) {
    home = Home(dependencies: dependencies)
    cached = dependencies.cache
  }
}
func open(_ screens: [any Screen.Type], _ dependencies: any ScreenDependencies) -> [any Screen] {
  screens.map { $0.init(dependencies: dependencies) }
}
