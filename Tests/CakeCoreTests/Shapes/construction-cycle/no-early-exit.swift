// What follows an early exit may never run: a value made by hand, once.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

struct Auth {
  let name: String
  init(_ dependencies: any AuthDependencies) { name = dependencies.gitHub.name }
}
struct GitHub {
  let name = "api"
  init(_ dependencies: any GitHubDependencies) {
    guard CommandLine.arguments.count > 1 else { return }
    print(dependencies.auth)
  }
}
final class AppDependencies: AuthDependencies & GitHubDependencies {
  private var made: Auth?
  var auth: Auth {
    if let made { return made }
    let auth = Auth(self)
    made = auth
    return auth
  }
  var gitHub: GitHub { GitHub(self) }
}
