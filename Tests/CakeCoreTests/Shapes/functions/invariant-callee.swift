// The callee does not read a need, but its array must have the type of the caller's, who does.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias InnerDependencies = HasClock & HasCache
func inner(_ all: inout [any InnerDependencies]) -> Int { all[0].clock }

typealias OuterDependencies = HasClock & HasCache
func outer(_ all: inout [any OuterDependencies]) -> Int { inner(&all) + all[0].cache }
