// The provider that nothing asks for puts the root on the main actor.
@MainActor protocol HasWindow { var window: Int { get } }
protocol HasClock { var clock: Int { get } }
@MainActor func redraw() -> Int { 1 }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

final class Live: HasWindow, HasClock {
  let window = 1
  nonisolated let clock = 2
  func start() -> Int { redraw() + list(self) }
}
