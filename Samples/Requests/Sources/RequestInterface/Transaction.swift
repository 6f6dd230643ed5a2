/// Changes to the database that come true together or not at all.
///
/// Features run statements in it. Whoever began it commits it or rolls it back.
public struct Transaction: Sendable {
  /// Runs a statement with values for its `?`, and returns its rows as text.
  public var run: @Sendable (_ sql: String, _ values: [String]) async throws -> [[String]]

  public init(
    run: @escaping @Sendable (_ sql: String, _ values: [String]) async throws -> [[String]]
  ) {
    self.run = run
  }
}

/// The provider of a request's transaction, which begins when it is first asked for.
public protocol HasTransaction {
  var transaction: Transaction { get async throws }
}
