extension Explanation {
  static let unusedSuppression = Explanation(
    finds: """
      A comment 'cake:ignore RULE NAME - REASON' hides the findings of one rule about one name, or
      about several names parted by commas: on its own line, or on the lines of the next declaration
      where it stands alone. It is found here if it hides nothing, names no rule that there is, or gives no
      reason. So is an entry of a baseline that hides nothing any more.
      """,
    matters: """
      What it was written for is fixed or has moved. Left there it hides the next finding of the
      kind, which nobody has decided about.
      """,
    before: """
      protocol HasClock { var clock: Int { get } }

      // cake:ignore unused-need HasClock - the next version shows the time
      typealias ReposDependencies = HasClock

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.clock)" }
      }
      """,
    finding: """
      Sources/App/Repos.swift:3:4: warning: 'cake:ignore' hides no 'unused-need' of 'HasClock' here \
      [unused-suppression]
      """,
    after: """
      protocol HasClock { var clock: Int { get } }

      typealias ReposDependencies = HasClock

      struct ReposModel {
        let dependencies: any ReposDependencies
        func title() -> String { "\\(dependencies.clock)" }
      }
      """,
    neverReports: [
      "a comment about a rule that is turned off",
      "a comment inside '#if': another build may have what it hides",
      "the words in a string literal, or in documentation ('///', '/**')",
    ])
}
