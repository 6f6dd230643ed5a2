// A protocol nests the slice for the types that conform to it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol Feature {
  typealias Dependencies = HasClock & HasCache  // expect: unused-need HasCache
  init(dependencies: any Dependencies)
}
struct Home: Feature {
  let now: Int
  init(dependencies: any Dependencies) { now = dependencies.clock }
}
