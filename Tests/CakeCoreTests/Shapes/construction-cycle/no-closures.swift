// Closures that are kept, given away or made into tasks while a value is made.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

final class Auth: Sendable {
  let name: @Sendable () -> String
  init(_ dependencies: any AuthDependencies & Sendable) {
    name = { dependencies.gitHub.name }
    later { print(dependencies.gitHub.name) }
    Task { print(dependencies.gitHub.name) }
    func local() { print(dependencies.gitHub.name) }
    let made = { dependencies.gitHub }
    Auth.hooks(made, after: { _ = dependencies.gitHub })
  }
  static func hooks(_ hook: () -> GitHub, after: () -> Void) {}
}
func later(_ body: @escaping @Sendable () -> Void) {}
struct GitHub {
  let name = "api"
  let auth: Auth
  init(_ dependencies: any GitHubDependencies) { auth = dependencies.auth }
}
struct AppDependencies: AuthDependencies & GitHubDependencies {
  var auth: Auth { Auth(self) }
  var gitHub: GitHub { GitHub(self) }
}
