extension Explanation {
  static let uncoveredSlice = Explanation(
    finds: """
      The slice has consumers, but no root provides all of it, so nobody in this program can make
      them. Providers that a scope forwards to its parent count as provided.
      """,
    matters: """
      The feature compiles and can't be reached: a provider was left out of the root, or the feature
      is dead code. The compiler says so only once somebody tries to make the consumer.
      """,
    before: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasClock & HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) at \\(dependencies.clock)" }
      }

      struct AppDependencies: HasGitHub { let gitHub: String }

      func names(_ dependencies: any HasGitHub) -> String { dependencies.gitHub }
      """,
    finding: """
      Sources/App/Repos.swift:4:11: warning: no root provides all of 'ReposDependencies' \
      [uncovered-slice]
      Sources/App/Repos.swift:11:8: note: 'AppDependencies' comes nearest; it lacks 'HasClock'
      Sources/App/Repos.swift:6:8: note: 'ReposModel' takes it here
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

      func names(_ dependencies: any HasGitHub) -> String { dependencies.gitHub }
      """,
    neverReports: [
      "a package without any root, such as a library of features",
      "a public slice of a library product in a package where only tests have roots",
      "a slice that a scope or a test root provides",
      "a slice without consumers",
    ])
}
