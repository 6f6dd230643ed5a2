// The provider that nothing asks for makes the root `Sendable`.
protocol HasClock { var clock: Int { get } }
protocol HasQueue: Sendable { var queue: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

final class Live: HasClock, HasQueue {
  let clock = 1
  let queue = 2
}
func main() {
  let live = Live()
  Task.detached { _ = list(live) }
  _ = list(live)
}
