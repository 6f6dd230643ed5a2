// What answers a requirement of an actor is on that actor, as long as it answers it.
protocol HasScreen { @MainActor func refresh() async -> Bool }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasScreen & HasCache  // stays: HasScreen // expect: unused-need HasCache
struct Root: ModelDependencies {
  let clock = 1
  let cache = 2
  func refresh() async -> Bool { await isIsolated() }
  func work() async -> Bool { await refresh() }
}
func isIsolated(_ actor: isolated (any Actor)? = #isolation) async -> Bool { actor != nil }
func draw(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func start() { _ = draw(Root()) }
