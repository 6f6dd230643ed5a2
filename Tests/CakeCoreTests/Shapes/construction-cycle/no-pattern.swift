// A pattern gives the parameter's name to another value.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub  // expect: unused-need HasGitHub
typealias GitHubDependencies = HasAuth

enum Mode { case fixed(Fixed) }
struct Fixed { let gitHub = "fixed" }
struct Auth {
  let name: String
  init(_ dependencies: any AuthDependencies, mode: Mode) {
    guard case .fixed(let dependencies) = mode else { fatalError("no mode") }
    name = dependencies.gitHub
  }
}
struct GitHub {
  let name: String
  init(_ dependencies: any GitHubDependencies) { name = dependencies.auth.name }
}
struct AppDependencies: HasAuth, HasGitHub {
  var auth: Auth { Auth(self, mode: .fixed(Fixed())) }
  var gitHub: GitHub { GitHub(self) }
}
