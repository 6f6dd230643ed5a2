// A local value of the parameter's name is another one.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub  // expect: unused-need HasGitHub
typealias GitHubDependencies = HasAuth  // expect: unused-need HasAuth

struct Fixed: AuthDependencies { let gitHub = GitHub() }
struct Auth {
  let name: String
  init(_ dependencies: any AuthDependencies) {
    let dependencies = Fixed()
    name = dependencies.gitHub.name
  }
}
struct GitHub {
  let name: String
  init() { name = "fixed" }
  init(_ dependencies: any GitHubDependencies) {
    name = { (dependencies: Other) in dependencies.auth }(Other()).description
    for dependencies in [Other()] { print(dependencies.auth) }
  }
}
struct Other { let auth = 1 }
struct AppDependencies: AuthDependencies & GitHubDependencies {
  var auth: Auth { Auth(self) }
  var gitHub: GitHub { GitHub(self) }
}
