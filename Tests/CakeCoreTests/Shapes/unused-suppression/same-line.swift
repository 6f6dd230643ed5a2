// On the line itself, after the code.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ReposDependencies =
  HasClock
  & HasCache  // cake:ignore unused-need HasCache - the next version caches // suppressed: HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
