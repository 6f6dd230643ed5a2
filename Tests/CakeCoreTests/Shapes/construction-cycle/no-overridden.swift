// A subclass breaks what would be a cycle in its superclass.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

struct Auth {
  let name: String
  init(_ dependencies: any AuthDependencies) { name = dependencies.gitHub.name }
  init(name: String) { self.name = name }
}
struct GitHub {
  let name: String
  init(_ dependencies: any GitHubDependencies) { name = dependencies.auth.name }
}
class BaseDependencies: AuthDependencies & GitHubDependencies {
  var auth: Auth { Auth(self) }
  var gitHub: GitHub { GitHub(self) }
}
final class AppDependencies: BaseDependencies {
  override var auth: Auth { Auth(name: "app") }
}
