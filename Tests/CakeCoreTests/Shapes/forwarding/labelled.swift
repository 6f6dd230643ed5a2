// Handed on whole to a child by a labelled argument; the child reads half of what the parent names.
protocol HasGitHub { var gitHub: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasPush { var push: Int { get } }

typealias DetailDependencies = HasGitHub & HasClock
struct DetailModel {
  let dependencies: any DetailDependencies
  func load() -> Int { dependencies.gitHub + dependencies.clock }
}

typealias ReposDependencies =
  HasGitHub & HasClock
  & HasPush  // expect: unused-need HasPush
struct ReposModel {
  let dependencies: any ReposDependencies
  func detail() -> DetailModel { DetailModel(dependencies: dependencies) }
}
