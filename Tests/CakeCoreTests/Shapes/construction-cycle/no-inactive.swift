// What follows '#if' may be another program's.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

struct Auth {
  let name: String
  init(_ dependencies: any AuthDependencies) {
    #if OFFLINE
      name = "offline"
    #else
      name = dependencies.gitHub.name
    #endif
  }
}
struct GitHub {
  let name: String
  init(_ dependencies: any GitHubDependencies) { name = dependencies.auth.name }
}
struct AppDependencies: AuthDependencies & GitHubDependencies {
  var auth: Auth { Auth(self) }
  var gitHub: GitHub { GitHub(self) }
}
