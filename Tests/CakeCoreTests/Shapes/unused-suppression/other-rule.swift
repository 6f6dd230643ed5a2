// The comment is about another rule than the finding.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore redundant-need HasCache - the next version caches // expect: unused-suppression
typealias ReposDependencies = HasClock & HasCache  // expect: unused-need HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
