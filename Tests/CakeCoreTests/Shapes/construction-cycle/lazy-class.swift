// Lazy properties of a class.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

final class Auth {
  let dependencies: any AuthDependencies
  init(_ dependencies: any AuthDependencies) {
    self.dependencies = dependencies
    setUp()
  }
  private func setUp() { print(self.dependencies.gitHub) }
}
final class GitHub {
  let token: Auth
  init(_ dependencies: some GitHubDependencies) { token = dependencies.auth }
}
final class AppDependencies: AuthDependencies & GitHubDependencies {
  lazy var auth = Auth(self)  // expect: construction-cycle HasAuth+HasGitHub
  lazy var gitHub: GitHub = { GitHub(self) }()
}
