// The same in a protocol's inheritance clause, through two inclusions.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias InnerDependencies = HasClock & HasCache
func inner(_ dependencies: any InnerDependencies) -> Int {
  dependencies.clock + dependencies.cache
}

typealias MiddleDependencies = InnerDependencies
protocol OuterDependencies:
  MiddleDependencies,
  HasCache,  // expect: redundant-need HasCache
  HasPush
{}
func sum(_ dependencies: any OuterDependencies) -> Int {
  dependencies.clock + dependencies.cache + dependencies.push
}
