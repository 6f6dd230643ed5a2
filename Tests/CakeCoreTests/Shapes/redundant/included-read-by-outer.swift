// Only the outer slice's consumer reads what both name: one of the two mentions can go, not both.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock & HasCache  // escape: HasClock
func base(_ dependencies: any BaseDependencies) -> Int { dependencies.cache }

typealias ModelDependencies = BaseDependencies & HasClock  // expect: redundant-need HasClock
func model(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
