// The same with the result of a method and a stored closure's parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ScreenDependencies = HasClock & HasCache
protocol Screen {
  func services() -> any ScreenDependencies
  var body: (any ScreenDependencies) -> Int { get }
}
func now(_ screen: any Screen) -> Int { screen.services().clock }

typealias HomeDependencies = HasClock & HasCache
struct Home: Screen {
  let dependencies: any HomeDependencies
  func services() -> any HomeDependencies { dependencies }
  let body: (any HomeDependencies) -> Int = { $0.cache }
}
