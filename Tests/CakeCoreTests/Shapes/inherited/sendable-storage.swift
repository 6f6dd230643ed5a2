// A `Sendable` type stores the dependencies: only the unread provider makes that legal.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache
struct Model: Sendable {
  let dependencies: any ModelDependencies
  var cached: Int { dependencies.cache }
}
