// One of the names hides a finding, the other none.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore unused-need HasCache, HasClock - the next version caches // expect: unused-suppression
typealias ReposDependencies = HasClock & HasCache  // suppressed: HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
