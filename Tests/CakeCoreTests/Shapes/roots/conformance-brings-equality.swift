// The provider that nothing asks for makes the root `Equatable`.
protocol HasClock { var clock: Int { get } }
protocol HasIdentity: Equatable { var identity: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: HasClock, HasIdentity {
  let clock = 1
  let identity = 2
}
func main() -> Bool { Live() == Live() && list(Live()) > 0 }
