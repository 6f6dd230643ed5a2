extension Explanation {
  static let unusedProvider = Explanation(
    finds: """
      A root outside tests provides what nothing asks for: no slice, no signature and no constraint
      names it, and nobody but the root itself reads the root's property. Where the root reads it, the
      conformance goes and the value stays.
      """,
    matters: """
      The value is made, held and kept up to date for nobody. It is often what a removed feature left
      behind.
      """,
    before: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { dependencies.gitHub }
      }

      struct AppDependencies: HasClock, HasGitHub {
        let clock: Int
        let gitHub: String
      }
      """,
    finding: """
      Sources/App/Repos.swift:11:25: warning: 'AppDependencies' provides 'HasClock', which nothing \
      asks for [unused-provider]
      Sources/App/Repos.swift:1:10: note: 'HasClock' is declared here
      """,
    after: """
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { dependencies.gitHub }
      }

      struct AppDependencies: HasGitHub {
        let gitHub: String
      }
      """,
    neverReports: [
      "a root in a test target",
      "a provider whose property somebody else reads on a value of the root's type, or a subclass's",
      "a provider that a slice names and no consumer uses: that is 'unused-need', if anything takes the slice",
      "a conformance that a generic function, a cast or a key path asks for",
      "what a public root of a library product provides, where the provider is public too",
    ])
}
