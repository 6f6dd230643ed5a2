// The slice's name hides all that is found of it on the line.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }

// cake:ignore unused-need ReposDependencies - made for the next version
typealias ReposDependencies = HasClock & HasCache & HasLogger  // suppressed: HasCache; HasLogger

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
