// A factory returns a function of the smaller slice where one of the larger is wanted.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias InnerDependencies = HasClock
func inner() -> (any InnerDependencies) -> Int { { $0.clock } }

typealias OuterDependencies = HasClock & HasCache  // expect: unused-need HasCache
func outer() -> (any OuterDependencies) -> Int { inner() }
