// A rule that there is not.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore unused-ned HasCache - the next version caches // expect: unused-suppression
typealias ReposDependencies = HasClock & HasCache  // expect: unused-need HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
