// What holds the dependencies is sent, not they themselves.
protocol HasClock { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }
typealias Dependencies = HasClock & HasCache
struct Model {
  let dependencies: any Dependencies
  func load() -> Int { dependencies.clock }
}
struct Screen { let model: Model }
func show(_ screen: Screen) { Task.detached { print(screen.model.load()) } }
