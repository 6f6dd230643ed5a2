// Two slices that must stay one type, and a need that neither reads: it goes from both.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeftDependencies = HasClock & HasCache  // expect: unused-need HasCache
func left(_ all: inout [any LeftDependencies]) -> Int { all[0].clock }

typealias RightDependencies = HasClock & HasCache  // expect: unused-need HasCache
func right(_ all: inout [any RightDependencies]) -> Int { left(&all) }
