// A root names a slice and has nothing of it.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
typealias ReposDependencies = HasAuth & HasGitHub & HasClock
struct ReposModel {
  let dependencies: any ReposDependencies
  init(_ dependencies: any ReposDependencies) { self.dependencies = dependencies }
  func title() -> String { "\(dependencies.auth) \(dependencies.gitHub) \(dependencies.clock)" }
}
struct AppDependencies: ReposDependencies {}  // expect: missing-provider HasAuth+HasClock+HasGitHub
