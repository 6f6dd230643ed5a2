// Values that a root stores are there before anything is read.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

final class Auth {
  let name: String
  init(_ dependencies: any AuthDependencies) { name = dependencies.gitHub.name }
}
struct GitHub {
  let name = "api"
  init(_ dependencies: any GitHubDependencies) { print(dependencies.auth.name) }
  init() {}
}
final class AppDependencies: AuthDependencies & GitHubDependencies {
  let gitHub: GitHub
  private var made: Auth?
  var auth: Auth { made! }
  init() {
    gitHub = GitHub()
    made = Auth(self)
    print(GitHub(self))
  }
}
