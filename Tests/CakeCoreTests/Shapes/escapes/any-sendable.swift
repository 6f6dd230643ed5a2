// Given to `any Sendable`.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }

func post(_ value: any Sendable) {}

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func now(_ dependencies: any ModelDependencies) -> Int {
  post(dependencies)
  return dependencies.clock
}
