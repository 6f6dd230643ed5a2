// A type of the standard library that provides a part of the slice does not cover it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias NowDependencies = HasClock
func now(_ dependencies: any NowDependencies) -> Int { dependencies.clock }
struct App: NowDependencies { let clock = 1 }

typealias ListDependencies = HasClock & HasCache  // expect: uncovered-slice ListDependencies
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }
extension Int: HasCache { var cache: Int { self } }
func cached(_ dependencies: any HasCache) -> Int { dependencies.cache }

func main() -> Int { now(App()) + cached(3) }
