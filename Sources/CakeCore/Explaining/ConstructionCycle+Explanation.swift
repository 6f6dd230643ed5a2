extension Explanation {
  static let constructionCycle = Explanation(
    finds: """
      Making a value that a root provides comes back to that value: the root's property calls an
      initialiser, this reads a dependency while it runs, and so on, until the root's property is
      read that all began with. The notes are the whole path.
      """,
    matters: """
      It compiles. The first time that somebody asks for the value, the program stops: with a trap
      where a lifetime is on the path, with a stack overflow where none is.
      """,
    before: """
      protocol HasAuth { var auth: Auth { get } }
      protocol HasGitHub { var gitHub: GitHub { get } }

      typealias AuthDependencies = HasGitHub
      typealias GitHubDependencies = HasAuth

      struct Auth {
        let server: String
        init(_ dependencies: any AuthDependencies) { server = dependencies.gitHub.server }
      }

      struct GitHub {
        let server = "api.github.com"
        let auth: Auth
        init(_ dependencies: any GitHubDependencies) { auth = dependencies.auth }
      }

      struct AppDependencies: HasAuth, HasGitHub {
        var auth: Auth { Auth(self) }
        var gitHub: GitHub { GitHub(self) }
      }
      """,
    finding: """
      Sources/App/Repos.swift:19:7: error: making 'AppDependencies.auth' needs 'auth' itself: \
      auth → gitHub → auth; let one of them get the next when it uses it, not while it is made \
      [construction-cycle]
      Sources/App/Repos.swift:19:20: note: 'AppDependencies.auth' is made by 'Auth.init(_:)'
      Sources/App/Repos.swift:9:70: note: which reads 'gitHub'
      Sources/App/Repos.swift:20:24: note: 'AppDependencies.gitHub' is made by 'GitHub.init(_:)'
      Sources/App/Repos.swift:15:70: note: which reads 'auth'
      """,
    after: """
      protocol HasAuth { var auth: Auth { get } }
      protocol HasGitHub { var gitHub: GitHub { get } }

      typealias AuthDependencies = HasGitHub
      typealias GitHubDependencies = HasAuth

      struct Auth {
        let dependencies: any AuthDependencies
        init(_ dependencies: any AuthDependencies) { self.dependencies = dependencies }
        func server() -> String { dependencies.gitHub.server }
      }

      struct GitHub {
        let server = "api.github.com"
        let auth: Auth
        init(_ dependencies: any GitHubDependencies) { auth = dependencies.auth }
      }

      struct AppDependencies: HasAuth, HasGitHub {
        var auth: Auth { Auth(self) }
        var gitHub: GitHub { GitHub(self) }
      }
      """,
    neverReports: [
      "dependencies that are stored while a value is made, and read later in methods",
      "a read in a closure that is kept or given away, or that only happens under a condition",
      "a scope's property that forwards to its parent's of the same name",
      "a property of a class that a subclass overrides, or a lazy one that is also assigned",
      "a path with a step that can't be followed with certainty",
    ])
}
