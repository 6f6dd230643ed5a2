extension Explanation {
  static let unknownEndpoint = Explanation(
    finds: """
      'unimplemented', 'recordUnimplemented' and 'Recorder' of LayerCakeTesting are told the name by
      which a failure speaks of an endpoint: provider, property, closure or method. Such a name is
      found if the provider has no such property, or what the property gives no such member.
      """,
    matters: """
      The name is a text, so renaming the endpoint leaves it behind. The test that then fails tells
      its reader to override what does not exist.
      """,
    before: example("HasGitHub.gitHub.fetchRepo"),
    finding: """
      Sources/AppTests/ReposTests.swift:5:49: info: 'HasGitHub.gitHub.fetchRepo' names no endpoint: \
      'GitHub' has no 'fetchRepo'; did you mean 'fetchRepos'? [unknown-endpoint]
      """,
    after: example("HasGitHub.gitHub.fetchRepos"),
    neverReports: [
      """
      a name that begins with no provider of the program, unless one provider alone has what comes
      next
      """,
      """
      a part below what is not known: a member of another package's type that was not built, of a \
      closure's result
      """,
      "a name that is put together, not written as one literal",
      "a name that a double's own closure has: 'HasStock.onAdd' of a double with 'onAdd'",
    ])

  private static func example(_ endpoint: String) -> String {
    """
    //--- App/Repos.swift
    public struct GitHub: Sendable {
      public var fetchRepos: @Sendable () -> [String]
      public init(fetchRepos: @escaping @Sendable () -> [String]) {
        self.fetchRepos = fetchRepos
      }
    }
    public protocol HasGitHub { var gitHub: GitHub { get } }
    public typealias ReposDependencies = HasGitHub

    public func names(_ dependencies: any ReposDependencies) -> [String] {
      dependencies.gitHub.fetchRepos()
    }
    //--- AppTests/ReposTests.swift
    import App
    import LayerCakeTesting

    struct TestDependencies: ReposDependencies {
      var gitHub = GitHub(fetchRepos: unimplemented("\(endpoint)"))
    }

    func nobodyAsks() -> Bool { !names(TestDependencies()).isEmpty }
    """
  }
}
