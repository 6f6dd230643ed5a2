// From a generic parameter to an existential and back to a generic.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias InnerDependencies = HasClock & HasPush  // expect: unused-need HasPush
func inner<D: InnerDependencies>(_ dependencies: D) -> Int { dependencies.clock }

typealias MiddleDependencies = HasClock & HasPush  // expect: unused-need HasPush
func middle(_ dependencies: any MiddleDependencies) -> Int { inner(dependencies) }

typealias OuterDependencies =
  HasClock & HasCache
  & HasPush  // expect: unused-need HasPush
func outer<D>(_ dependencies: D) -> Int where D: OuterDependencies {
  middle(dependencies) + dependencies.cache
}
