// A root that is given to a feature does not name all that the feature's slice has.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
typealias ReposDependencies = HasAuth & HasGitHub & HasClock
struct ReposModel {
  let dependencies: any ReposDependencies
  init(_ dependencies: any ReposDependencies) { self.dependencies = dependencies }
  func title() -> String { "\(dependencies.auth) \(dependencies.gitHub) \(dependencies.clock)" }
}
struct AppDependencies: HasAuth {  // expect: missing-provider HasClock+HasGitHub
  let auth = 1
  let gitHub = "api"
}
func main() -> ReposModel { ReposModel(AppDependencies()) }
