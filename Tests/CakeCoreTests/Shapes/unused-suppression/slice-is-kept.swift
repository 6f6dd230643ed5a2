// An unused slice is kept by a comment, so the slice that it includes is kept too.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock  // suppressed: HasClock
// cake:ignore unused-slice ReposDependencies - other repositories refer to it
typealias ReposDependencies =  // suppressed: ReposDependencies
  BaseDependencies & HasCache  // suppressed: HasCache
