// A type that provides nothing is given to a feature.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
typealias ReposDependencies = HasAuth & HasGitHub & HasClock
struct ReposModel {
  let dependencies: any ReposDependencies
  init(_ dependencies: any ReposDependencies) { self.dependencies = dependencies }
  func title() -> String { "\(dependencies.auth) \(dependencies.gitHub) \(dependencies.clock)" }
}
struct Settings { let auth = 1 }
func main() -> ReposModel { ReposModel(Settings()) }
