// No rule, no name: it hides nothing, not everything.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore // expect: unused-suppression
typealias ReposDependencies = HasClock & HasCache  // expect: unused-need HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
