// The slice is a protocol that inherits providers.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
protocol ReposDependencies: HasAuth, HasGitHub, HasClock {}
func show(_ dependencies: any ReposDependencies) -> Int { dependencies.auth }
struct AppDependencies: ReposDependencies {  // expect: missing-provider HasAuth+HasClock
  let gitHub = "api"
}
