// Two names in one comment, with commas or without, plain or with their module.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }

// cake:ignore unused-need HasCache, App.HasLogger – the next version needs both
typealias ReposDependencies = HasClock & HasCache & HasLogger  // suppressed: HasCache; HasLogger

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
