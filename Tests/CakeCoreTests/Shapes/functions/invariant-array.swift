// An array of one slice is changed in place where an array of the other is wanted: the two must
// stay one type, read or not.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeftDependencies = HasClock & HasCache
func append(_ all: inout [any LeftDependencies]) -> Int { all[0].clock + all[0].cache }

typealias RightDependencies = HasClock & HasCache
func grow(_ all: inout [any RightDependencies]) -> Int { append(&all) }
