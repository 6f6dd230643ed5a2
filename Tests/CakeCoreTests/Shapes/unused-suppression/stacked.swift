// Two comments, one for each rule, above one line.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias BaseDependencies = HasClock

typealias ReposDependencies =
  // cake:ignore unused-need HasCache - the next version caches
  // cake:ignore redundant-need HasClock - the base goes in the next version
  BaseDependencies & HasClock & HasCache  // suppressed: HasClock; HasCache

func base(_ dependencies: any BaseDependencies) -> Int { dependencies.clock }
func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
