// Read in closures whose parameter is an element: `map`, `reduce`, `Optional.map`, `sorted`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasOrder { var order: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ManyDependencies =
  HasClock & HasCache & HasOrder
  & HasPush  // expect: unused-need HasPush
struct Many {
  let all: [any ManyDependencies]
  func sum() -> Int {
    all.sorted { $0.order < $1.order }.map { $0.clock }.reduce(0, +)
      + (all.first.map { $0.cache } ?? 0)
  }
}
