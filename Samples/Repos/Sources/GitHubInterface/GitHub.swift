/// Provides access to GitHub.
public protocol HasGitHub {
  var gitHub: GitHub { get }
}

/// A client of GitHub.
public struct GitHub: Sendable {
  /// Fetches all repositories of an organisation, archived ones too, in no particular order.
  ///
  /// Throws a `GitHubError`, or a `CancellationError` if its task was cancelled. Either all of the
  /// repositories come back, or none.
  public var fetchRepos: @Sendable (_ organization: String) async throws -> [Repo]

  public init(fetchRepos: @escaping @Sendable (_ organization: String) async throws -> [Repo]) {
    self.fetchRepos = fetchRepos
  }
}
