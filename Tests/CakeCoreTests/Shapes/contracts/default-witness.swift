// The witness is the protocol's own default implementation, in an extension, under another name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ScreenDependencies = HasClock & HasCache
protocol Screen { func start(_ dependencies: any ScreenDependencies) -> Int }

typealias DefaultDependencies = HasClock & HasCache
extension Screen {
  func start(_ dependencies: any DefaultDependencies) -> Int { dependencies.clock }
}
struct Home: Screen {}
struct Away: Screen {
  func start(_ dependencies: any ScreenDependencies) -> Int { dependencies.cache }
}
