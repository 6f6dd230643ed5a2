// The root is on the main actor by its slice, and runs its own code there.
@MainActor protocol HasScreen { nonisolated var screen: Int { get } }
protocol HasClock { nonisolated var clock: Int { get } }
protocol HasCache { nonisolated var cache: Int { get } }

typealias ModelDependencies = HasClock & HasScreen & HasCache  // stays: HasScreen // expect: unused-need HasCache
final class Root: ModelDependencies {
  nonisolated let clock = 1
  nonisolated let screen = 2
  nonisolated let cache = 3
  nonisolated init() {}
  func work() async -> Bool { await isIsolated() }
}
func isIsolated(_ actor: isolated (any Actor)? = #isolation) async -> Bool { actor != nil }
func draw(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func start() { _ = draw(Root()) }
