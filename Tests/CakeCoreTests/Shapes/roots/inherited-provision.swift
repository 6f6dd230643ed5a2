// What nothing asks for inherits what a slice asks for: the conformance is the only one.
protocol HasClock { var clock: Int { get } }
protocol HasExactClock: HasClock { var drift: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: HasExactClock {
  let clock = 1
  let drift = 2
}
func main() -> Int { list(Live()) }
