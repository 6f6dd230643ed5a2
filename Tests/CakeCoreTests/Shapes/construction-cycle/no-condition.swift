// Reads that only happen under a condition may be the ones that never happen.
protocol HasAuth { var auth: Auth { get } }
protocol HasGitHub { var gitHub: GitHub { get } }

typealias AuthDependencies = HasGitHub
typealias GitHubDependencies = HasAuth

struct Auth {
  let name: String
  init(_ dependencies: any AuthDependencies, isLive: Bool) {
    if isLive { print(dependencies.gitHub) }
    for _ in 0..<Int.random(in: 0...1) {  // expect: ambient-effect random
      print(dependencies.gitHub)
    }
    switch isLive {
    case true: print(dependencies.gitHub)
    case false: break
    }
    let other = isLive ? dependencies.gitHub.name : ""
    let both = isLive && dependencies.gitHub.name == ""
    let either = Int(other) ?? dependencies.gitHub.name.count
    var chosen: String? = isLive ? "a" : nil
    chosen?.append(dependencies.gitHub.name)
    name = "\(both) \(either)"
  }
}
struct GitHub {
  let name = "api"
  let auth: Auth
  init(_ dependencies: any GitHubDependencies) { auth = dependencies.auth }
}
struct AppDependencies: AuthDependencies & GitHubDependencies {
  var auth: Auth { Auth(self, isLive: false) }
  var gitHub: GitHub { GitHub(self) }
}
