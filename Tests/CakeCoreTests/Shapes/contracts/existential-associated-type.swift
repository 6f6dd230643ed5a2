// Each feature's nested alias fills one associated type, and a generic function makes features.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol Feature {
  associatedtype Dependencies
  init(dependencies: Dependencies)
}
func make<F: Feature>(_ type: F.Type, _ dependencies: F.Dependencies) -> F {
  F(dependencies: dependencies)
}

struct First: Feature {
  typealias Dependencies = any HasClock
  let now: Int
  init(dependencies: Dependencies) { now = dependencies.clock }
}
struct Second: Feature {
  typealias Dependencies = any HasClock & HasCache  // escape: HasCache
  let first: First
  init(dependencies: Dependencies) { first = make(First.self, dependencies) }
}
