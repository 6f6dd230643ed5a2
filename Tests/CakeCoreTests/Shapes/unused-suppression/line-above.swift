// On the line above: hidden, with the reason after a dash.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore unused-need HasCache - the next version caches
typealias ReposDependencies = HasClock & HasCache  // suppressed: HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
