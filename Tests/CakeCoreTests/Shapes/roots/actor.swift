// An actor is the root; its witness is nonisolated, another provider is asynchronous.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasStore: Sendable { func load() async -> Int }
protocol HasCache: Sendable { var cache: Int { get } }

typealias ListDependencies = HasClock & HasStore & HasCache  // expect: unused-need HasCache
func list(_ dependencies: any ListDependencies) async -> Int {
  await dependencies.load() + dependencies.clock
}

actor Live: HasClock, HasStore, HasCache {
  nonisolated let clock = 1
  nonisolated let cache = 2
  var count = 0
  func load() -> Int { count }
}
func main() async -> Int { await list(Live()) }
