// A protocol slice that adds a requirement of its own, which is what is read.
protocol HasGitHub { var gitHub: Int { get } }
protocol HasClock { var clock: Int { get } }

protocol ReposDependencies: HasGitHub, HasClock {  // expect: unused-need HasGitHub
  var pageSize: Int { get }
}
func load(_ dependencies: any ReposDependencies) -> Int {
  dependencies.pageSize + dependencies.clock
}
