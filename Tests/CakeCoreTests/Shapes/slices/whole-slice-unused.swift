// Nothing refers to the slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias OldDependencies = HasClock & HasCache  // expect: unused-slice OldDependencies
typealias NewDependencies = HasClock & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any NewDependencies) -> Int { dependencies.clock }
