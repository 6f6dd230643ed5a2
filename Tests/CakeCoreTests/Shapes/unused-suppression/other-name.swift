// The comment is about one need, the finding about another.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore unused-need HasClock - the next version shows it // expect: unused-suppression
typealias ReposDependencies = HasClock & HasCache  // expect: unused-need HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
