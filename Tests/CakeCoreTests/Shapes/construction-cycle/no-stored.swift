// Dependencies that are stored while a value is made, and read later in a method.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

struct Auth {
  private let dependencies: any AuthDependencies
  init(_ dependencies: any AuthDependencies) { self.dependencies = dependencies }
  func name() -> String { dependencies.gitHub.name }
  var later: GitHub { dependencies.gitHub }
}
struct GitHub {
  let name = "api"
  let auth: Auth
  init(_ dependencies: any GitHubDependencies) { auth = dependencies.auth }
}
final class AppDependencies: AuthDependencies & GitHubDependencies {
  lazy var auth = Auth(self)
  lazy var gitHub = GitHub(self)
}
