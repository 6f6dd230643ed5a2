// An argument that the function may never ask for.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

func log(_ text: @autoclosure () -> String) {}
struct Auth {
  let name = "auth"
  init(_ dependencies: any AuthDependencies) {
    log(dependencies.gitHub.name)
    print(["a": "b"]["a", default: dependencies.gitHub.name])
    assert(dependencies.gitHub.name != "")
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
