// Alone at the end of a file it is about no line at all.
protocol HasClock { var clock: Int { get } }

typealias ReposDependencies = HasClock

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }

// cake:ignore unused-need HasClock - nothing follows // expect: unused-suppression
