// A decorator is made of another root's value of the same name.
protocol HasGitHub { var gitHub: GitHub { get } }

typealias GitHubDependencies = HasGitHub
struct GitHub {
  let name: String
  init(name: String) { self.name = name }
  init(wrapping dependencies: any GitHubDependencies) {
    name = "cached " + dependencies.gitHub.name
  }
}
struct LiveDependencies: HasGitHub {
  var gitHub: GitHub { GitHub(name: "live") }
}
struct CachedDependencies: HasGitHub {
  let live = LiveDependencies()
  var gitHub: GitHub { GitHub(wrapping: live) }
}
