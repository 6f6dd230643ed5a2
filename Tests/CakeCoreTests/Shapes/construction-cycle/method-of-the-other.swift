// The value that is read is fine by itself; the method called on it at once reads back.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

struct Auth {
  let dependencies: any AuthDependencies
  func token() -> String { dependencies.gitHub.name }
}
struct GitHub {
  let name: String
  init(_ dependencies: any GitHubDependencies) { name = dependencies.auth.token() }
}
struct AppDependencies: AuthDependencies & GitHubDependencies {
  var auth: Auth { Auth(dependencies: self) }
  var gitHub: GitHub { GitHub(self) }  // expect: construction-cycle HasGitHub
}
