// An array of one slice is handed on as an array of another: each element is narrowed.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias EachDependencies = HasClock
func each(_ all: [any EachDependencies]) -> Int { all.reduce(0) { $0 + $1.clock } }

typealias AllDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct All {
  let dependencies: [any AllDependencies]
  func run() -> Int { each(dependencies) }
}
