// `Sendable` comes through a protocol of the program that the unread provider inherits.
protocol Shared: Sendable {}
protocol HasClock: Shared { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache
struct Model: Sendable {
  let dependencies: any ModelDependencies
  var cached: Int { dependencies.cache }
}
