// A protocol that only inherits providers.
protocol HasGitHub { var gitHub: Int { get } }
protocol HasClock { var clock: Int { get } }

protocol ReposDependencies: HasGitHub, HasClock {}  // expect: unused-need HasClock
struct ReposModel {
  let dependencies: any ReposDependencies
  func load() -> Int { dependencies.gitHub }
}
