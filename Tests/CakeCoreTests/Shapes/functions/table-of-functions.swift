// Functions of different slices in one table typed by the largest.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias FirstDependencies = HasClock
func first(_ dependencies: any FirstDependencies) -> Int { dependencies.clock }
typealias SecondDependencies = HasCache
func second(_ dependencies: any SecondDependencies) -> Int { dependencies.cache }

typealias TableDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func table() -> [String: (any TableDependencies) -> Int] { ["first": first, "second": second] }
