// The associated type's bound is a slice; the conforming type's slice must include it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias FeatureDependencies = HasClock & HasPush  // expect: unused-need HasPush
protocol Feature {
  associatedtype Dependencies: FeatureDependencies
  var dependencies: Dependencies { get }
}
func now(_ feature: some Feature) -> Int { feature.dependencies.clock }

typealias HomeDependencies =
  HasClock & HasCache
  & HasPush  // expect: unused-need HasPush
struct Home<D: HomeDependencies>: Feature {
  let dependencies: D
  var cached: Int { dependencies.cache }
}
