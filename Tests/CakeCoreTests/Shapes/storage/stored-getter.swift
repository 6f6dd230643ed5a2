// A stored closure gives the dependencies when they are asked for.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LazyDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct Model {
  let resolve: () -> any LazyDependencies
  func cached() -> Int { resolve().cache }
}
