// The slice is the default of an associated type, and stands nowhere else.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias DefaultDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol Feature {
  associatedtype Dependencies = any DefaultDependencies
  init(_ dependencies: Dependencies)
}
struct Home: Feature {
  let now: Int
  init(_ dependencies: Dependencies) { now = dependencies.clock }
}
