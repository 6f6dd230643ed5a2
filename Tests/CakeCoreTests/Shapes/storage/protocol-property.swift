// A protocol of the module exposes the dependencies, and a free function reads them through it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ScreenDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol Screen { var dependencies: any ScreenDependencies { get } }
struct Home: Screen { let dependencies: any ScreenDependencies }
func now(_ screen: some Screen) -> Int { screen.dependencies.clock }
