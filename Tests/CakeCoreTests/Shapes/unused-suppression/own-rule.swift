// What is wrong with a comment can't be hidden by another one.
protocol HasClock { var clock: Int { get } }

// cake:ignore unused-suppression HasClock - we know // expect: unused-suppression
// cake:ignore unused-need HasClock - soon // expect: unused-suppression
typealias ReposDependencies = HasClock

func now(_ dependencies: any ReposDependencies) -> Int { dependencies.clock }
