// Handed on as a subscript's index.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias TableDependencies = HasClock
struct Table {
  subscript(_ dependencies: any TableDependencies) -> Int { dependencies.clock }
}

typealias PageDependencies = HasClock & HasCache  // expect: unused-need HasCache
func page(_ dependencies: any PageDependencies) -> Int { Table()[dependencies] }
