extension Explanation {
  static let missingProvider = Explanation(
    finds: """
      The package does not build because a root lacks providers: it names a slice without having
      what that requires, or it is given to a feature whose slice it does not meet. All that one root
      lacks is one finding, with the slice and the feature that need it, what comes near and
      how it would do, and the lines to add. It stands in place of the compiler's errors about that;
      any others follow as the compiler has them, and the exit code is 2 then.
      """,
    matters: """
      The compiler prints an error for each protocol, or for the first one only, and names neither
      the slice nor the feature.
      """,
    before: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasClock & HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) at \\(dependencies.clock)" }
      }

      struct AppDependencies: ReposDependencies {
        let client: String
      }
      """,
    finding: """
      Sources/App/Repos.swift:11:8: error: 'AppDependencies' lacks 'HasClock' and 'HasGitHub' \
      [missing-provider]
      Sources/App/Repos.swift:1:25: note: 'HasClock' requires 'clock: Int'; add 'let clock: Int'
      Sources/App/Repos.swift:8:70: note: 'ReposDependencies' needs 'HasClock': 'ReposModel' uses it \
      here
      Sources/App/Repos.swift:2:26: note: 'HasGitHub' requires 'gitHub: String'; add 'let gitHub: \
      String'
      Sources/App/Repos.swift:12:7: note: 'client' has the type of 'gitHub'; maybe it is meant
      Sources/App/Repos.swift:8:44: note: 'ReposDependencies' needs 'HasGitHub': 'ReposModel' uses it \
      here
      """,
    after: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasClock & HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) at \\(dependencies.clock)" }
      }

      struct AppDependencies: ReposDependencies {
        let clock: Int
        let gitHub: String
      }
      """,
    neverReports: [
      "inside of a function, a member that too few can see, or with other labels",
      "a type that conforms to no provider at all, or a protocol that is no provider",
      "a package that is not built: '--skip-build' and '--index-store' look at what was built last",
    ])
}
