extension Explanation {
  static let bypass = Explanation(
    finds: """
      A consumer gets past its slice. It casts its dependencies to a provider that the slice does not
      name, or to a root; or it takes the concrete root as a parameter or in a stored property, and
      uses nothing of it but what providers have. Where the root is 'weak' or goes to another task,
      the slice that would do says 'AnyObject' or 'Sendable' as well.
      """,
    matters: """
      The slice no longer says what the feature needs. The cast fails at run time, in the first root
      or test that does not happen to provide as much; the concrete root binds the feature to the
      whole program.
      """,
    before: """
      protocol HasGitHub { var gitHub: String { get } }
      protocol HasKeychain { var keychain: String { get } }

      typealias ReposDependencies = HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String {
          let token = (dependencies as? any HasKeychain)?.keychain
          return "\\(dependencies.gitHub) \\(token ?? "")"
        }
      }
      """,
    finding: """
      Sources/App/Repos.swift:9:39: warning: 'ReposModel' casts its dependencies to 'HasKeychain', \
      which 'ReposDependencies' does not name [bypass]
      Sources/App/Repos.swift:4:11: note: 'ReposDependencies' is declared here
      """,
    after: """
      protocol HasGitHub { var gitHub: String { get } }
      protocol HasKeychain { var keychain: String { get } }

      typealias ReposDependencies = HasGitHub & HasKeychain

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) \\(dependencies.keychain)" }
      }
      """,
    neverReports: [
      "a cast of another value, or one of dependencies that can't be told from another value",
      "a coercion that the compiler checks: 'dependencies as any HasGitHub'",
      "whoever makes a root, tests, scopes and their parents, '@main' and 'main.swift'",
      "whoever takes a concrete root only to hand it on, or uses a member that no provider has",
    ])
}
