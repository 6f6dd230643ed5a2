// Between the comment and its line stand other comments.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

// cake:ignore unused-need HasCache - the next version caches

/// What the list of repositories needs.
// It is long.
typealias ReposDependencies = HasClock & HasCache  // suppressed: HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
