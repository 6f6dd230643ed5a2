// The app's root and a nested one lack something each: a finding for each.
protocol HasAuth { var auth: Int { get } }
protocol HasGitHub { var gitHub: String { get } }
protocol HasClock { var clock: Double { get } }
typealias ReposDependencies = HasAuth & HasGitHub & HasClock
struct ReposModel {
  let dependencies: any ReposDependencies
  init(_ dependencies: any ReposDependencies) { self.dependencies = dependencies }
  func title() -> String { "\(dependencies.auth) \(dependencies.gitHub) \(dependencies.clock)" }
}
struct AppDependencies: ReposDependencies {  // expect: missing-provider HasAuth
  let gitHub = "api"
  let clock = 1.0
}
enum Preview {
  struct Dependencies: ReposDependencies {  // expect: missing-provider HasClock+HasGitHub
    let auth = 1
  }
}
