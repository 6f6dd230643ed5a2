// A second name for a provider stands in the slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias HasTime = HasClock
typealias ModelDependencies = HasTime & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
