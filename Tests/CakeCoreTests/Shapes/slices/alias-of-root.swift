// An alias of the concrete root is no slice, and the root's own properties are used.
protocol HasClock { var clock: Int { get } }
struct Live: HasClock { let clock = 1 }

typealias Dependencies = Live
func now(_ dependencies: Dependencies) -> Int { dependencies.clock }
