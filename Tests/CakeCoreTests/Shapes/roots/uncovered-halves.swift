// Two roots provide one half each: neither covers the slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: uncovered-slice ListDependencies
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }
typealias NowDependencies = HasClock
func now(_ dependencies: any NowDependencies) -> Int { dependencies.clock }
typealias StoreDependencies = HasCache
func store(_ dependencies: any StoreDependencies) -> Int { dependencies.cache }

struct Left: HasClock { let clock = 1 }
struct Right: HasCache { let cache = 2 }
func main() -> Int { now(Left()) + store(Right()) }
