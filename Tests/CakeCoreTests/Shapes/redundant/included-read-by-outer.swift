// Only the outer slice's consumer reads what both name: the inner one's can do without it, and the
// outer one without what it includes.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock & HasCache  // expect: unused-need HasClock
func base(_ dependencies: any BaseDependencies) -> Int { dependencies.cache }

typealias ModelDependencies = BaseDependencies & HasClock  // expect: unused-need BaseDependencies
func model(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
