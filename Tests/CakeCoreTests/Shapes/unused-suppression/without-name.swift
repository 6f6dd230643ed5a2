// A rule without a name would hide the next finding as well.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore unused-need - the next version caches // expect: unused-suppression
typealias ReposDependencies = HasClock & HasCache  // expect: unused-need HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
