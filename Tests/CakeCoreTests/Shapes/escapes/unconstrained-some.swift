// Given to `some Any` and to `some Sendable`.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }

func keep(_ value: some Any) {}
func send(_ value: some Sendable) {}

typealias KeepDependencies = HasClock & HasCache  // escape: HasClock; HasCache
func first(_ dependencies: any KeepDependencies) { keep(dependencies) }

typealias SendDependencies = HasClock & HasCache
func second(_ dependencies: any SendDependencies) -> Int {
  send(dependencies)
  return dependencies.clock + dependencies.cache
}
