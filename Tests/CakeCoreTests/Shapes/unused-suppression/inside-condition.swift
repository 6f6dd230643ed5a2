// Another build may find what this one does not, so a comment inside '#if' is left alone.
protocol HasClock { var clock: Int { get } }

typealias ReposDependencies = HasClock

#if swift(>=5)
  // cake:ignore unused-need HasClock - without the condition it would hide nothing
  func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
#endif
