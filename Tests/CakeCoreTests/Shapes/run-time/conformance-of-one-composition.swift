// What conforms for one composition alone is found, or not, as long as two are two types.
protocol HasClock { var clock: Int { get } }
protocol HasName { var name: String { get } }
protocol Shown { func show() -> String }

typealias ModelDependencies = HasClock & HasName  // stays: HasName
struct Root: HasClock, HasName {
  let clock = 1
  let name = "root"
}
struct Box<Value> { let value: Value }
extension Box: Shown where Value == any ModelDependencies { func show() -> String { "box" } }

func show(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func clock(_ dependencies: any HasClock) -> Int { dependencies.clock }
func start() -> String? {
  let box: Any = Box<any HasClock>(value: Root())
  _ = show(Root()) + clock(Root())
  return (box as? any Shown)?.show()
}
