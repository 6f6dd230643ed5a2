// The provider that nothing asks for has the extension that satisfies another protocol.
protocol Titled { var title: Int { get } }
func show(_ titled: any Titled) -> Int { titled.title }
protocol HasClock { var clock: Int { get } }
protocol HasName { var name: Int { get } }
extension HasName { var title: Int { name + 1 } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: HasClock, HasName, Titled {
  let clock = 1
  let name = 2
}
func main() -> Int { show(Live()) + list(Live()) }
