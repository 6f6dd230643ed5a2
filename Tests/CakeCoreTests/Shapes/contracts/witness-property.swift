// A property's witness has the requirement's type under another name: what one reads, both need.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ScreenDependencies = HasClock & HasCache
protocol Screen { var dependencies: any ScreenDependencies { get } }
func now(_ screen: any Screen) -> Int { screen.dependencies.clock }

typealias HomeDependencies = HasClock & HasCache
struct Home: Screen {
  let dependencies: any HomeDependencies
  var cached: Int { dependencies.cache }
}
