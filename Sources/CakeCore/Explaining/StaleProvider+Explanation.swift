extension Explanation {
  static let staleProvider = Explanation(
    finds: """
      What is left when the last need has gone: a member of a root with the name and the type of what a
      provider requires that the root's module knows, while the root does not conform to that provider
      and nobody reads the member; or a provider protocol that nothing names but its own extensions.
      What only such members read, and what overrides one of them, goes with them. A value that is only
      written to counts as unread. 'cake fix' takes the protocol last, with its extensions: while a root
      has a value for it, nothing else tells what that was for. Where the protocol has gone before, an
      unread value that answers no conformance is told as well, as 'info', if it does nothing by being
      there: a number, a text, a date, and structures and enumerations of such.
      """,
    matters: """
      The value is still made, in the app and in each test, and a reader takes the feature for one
      that needs it. The compiler says nothing of either. What making the value does besides, such as
      registering something, ends with it: where it was meant to, keep the value under another name.
      """,
    before: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { dependencies.gitHub }
      }
      """,
    finding: """
      Sources/App/Repos.swift:1:10: warning: nothing names 'HasClock' [stale-provider]
      """,
    after: """
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { dependencies.gitHub }
      }
      """,
    neverReports: [
      "an object, a closure or a value behind 'any' that no provider requires by this name and type: "
        + "it may be kept for what it does by being there",
      "a member that anybody reads, a key path included",
      "a value with an observer, or with a wrapper that is none of LayerCake's",
      "members of a root with a superclass from elsewhere, a macro, or a conformance to 'Codable', "
        + "'Equatable' or any other protocol from outside the program",
      "members of roots in a package whose code uses 'Mirror' or 'dump'",
      "what a structure stores of which a whole value becomes text, as in 'print(app)', may do so in "
        + "something generic, or goes into an error: it shows there (what another type of the program "
        + "stores, or a function value prints, is not followed)",
      "anything public in a library product: other packages may name it",
      "a protocol that a cast, an alias or a branch of '#if' mentions",
    ])
}
