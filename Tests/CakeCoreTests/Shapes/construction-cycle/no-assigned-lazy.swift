// A lazy property that is assigned before anybody reads it.
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
final class AppDependencies: AuthDependencies & GitHubDependencies {
  lazy var auth = Auth(self)
  lazy var gitHub = GitHub(self)
}
func main() -> String {
  let dependencies = AppDependencies()
  dependencies.auth = Auth(name: "signed in")
  return dependencies.gitHub.name
}
