// 'Sendable' is nothing while a program runs: a cast to it asks for nothing that a provider brings.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasName: Sendable { var name: String { get } }

typealias ModelDependencies = HasClock & HasName  // expect: unused-need HasClock
struct Root: ModelDependencies {
  let clock = 1
  let name = "root"
}
final class Box {}
func keep(_ value: Any) -> any AnyObject & Sendable { value as! any AnyObject & Sendable }
func show(_ dependencies: any ModelDependencies) -> String { dependencies.name }
func start() -> String { show(Root()) }
