// Wired in the right order: one needs the other, which needs nothing of it.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias GitHubDependencies = HasAuth

struct Auth { let token = "token" }
struct GitHub {
  let token: String
  init(_ dependencies: any GitHubDependencies) { token = dependencies.auth.token }
}
struct AppDependencies: HasAuth, HasGitHub {
  var auth: Auth { Auth() }
  var gitHub: GitHub { GitHub(self) }
}
func name(_ dependencies: any HasGitHub) -> String { dependencies.gitHub.token }
