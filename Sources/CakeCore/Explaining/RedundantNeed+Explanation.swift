extension Explanation {
  static let redundantNeed = Explanation(
    finds: """
      A slice names a provider that it has already: through another slice that it includes, through
      a provider that inherits it, or because it stands there twice. Where a consumer of the slice uses
      the need itself, or hands itself or its dependencies on to something else that needs it, and an
      included slice that others take happens to bring it, the finding is only 'info', and 'cake fix'
      leaves it: keep the mention if the included slice is a child's. Without it, the child could not
      drop its need without breaking the parent.
      """,
    matters: """
      The second mention changes nothing for the compiler, but it hides what the feature adds to the
      slice that it builds on, and it stays behind when that slice drops the need.
      """,
    before: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias BaseDependencies = HasClock
      typealias ReposDependencies = BaseDependencies & HasClock & HasGitHub

      func now(_ dependencies: any BaseDependencies) -> Int { dependencies.clock }
      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) at \\(now(dependencies))" }
      }
      """,
    finding: """
      Sources/App/Repos.swift:5:50: warning: 'ReposDependencies' names 'HasClock' twice: \
      'BaseDependencies' brings it already [redundant-need]
      Sources/App/Repos.swift:5:31: note: 'BaseDependencies' stands here
      """,
    after: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias BaseDependencies = HasClock
      typealias ReposDependencies = BaseDependencies & HasGitHub

      func now(_ dependencies: any BaseDependencies) -> Int { dependencies.clock }
      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.gitHub) at \\(now(dependencies))" }
      }
      """,
    neverReports: [
      "two slices that overlap, included by a third: neither can be left out",
      "a need that the included slice can do without: that one is told of, as 'unused-need'",
      "a provider that a root's inheritance clause names beside a slice: that is the root's business",
      "marker protocols such as 'Sendable' and 'AnyObject'",
    ])
}
