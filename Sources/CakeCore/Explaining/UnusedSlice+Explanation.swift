extension Explanation {
  static let unusedSlice = Explanation(
    finds: """
      Nothing refers to the slice: no signature, no stored property, no constraint, no root, no other
      slice. A slice that only an unused slice includes is unused too. This is one finding; the
      needs of the slice are not reported as well.
      """,
    matters: """
      It reads like a feature that the program has, and every rename of a provider has to touch it.
      """,
    before: """
      protocol HasClock { var clock: Int { get } }
      protocol HasGitHub { var gitHub: String { get } }

      typealias ReposDependencies = HasGitHub
      typealias LoginDependencies = HasClock & HasGitHub

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { dependencies.gitHub }
      }
      """,
    finding: """
      Sources/App/Repos.swift:5:11: warning: nothing refers to 'LoginDependencies' [unused-slice]
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
      "a slice that only a root's inheritance clause names",
      "a slice that only tests refer to",
      "an alias that gives a protocol's associated type its meaning",
      "a slice that a branch of '#if' mentions which this build left out",
    ])
}
