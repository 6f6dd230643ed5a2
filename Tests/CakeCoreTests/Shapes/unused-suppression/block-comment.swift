// A block comment, in the middle of the line.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ReposDependencies = HasClock
  & /* cake:ignore unused-need HasCache - later */ HasCache  // suppressed: HasCache

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
