// Two computed properties whose initialisers read each other.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

struct Auth {
  let server: String
  init(_ dependencies: any AuthDependencies) { server = dependencies.gitHub.server }
}
final class GitHub {
  let server = "api"
  let auth: Auth
  init(dependencies: any GitHubDependencies) { auth = dependencies.auth }
}
struct AppDependencies: AuthDependencies & GitHubDependencies {
  var auth: Auth { Auth(self) }  // expect: construction-cycle HasAuth+HasGitHub
  var gitHub: GitHub { GitHub(dependencies: self) }
}
