/// What a recorder answers to the calls that it records.
///
/// ```swift
/// let offlineOnce: Answers<String, [Repo], any Error> =
///   .script(.failure(URLError(.notConnectedToInternet)), .success([]))
/// ```
public struct Answers<each Argument, Success, Failure: Error>: Sendable
where Success: Sendable, repeat each Argument: Sendable {
  /// The answers in order; nil if the body answers. (An enum cannot have a parameter pack.)
  let script: [Result<Success, Failure>]?
  let body: (@Sendable (repeat each Argument) throws(Failure) -> Success)?

  /// The same result for every call.
  public static func always(_ result: Success) -> Self {
    .computed { (_: repeat each Argument) throws(Failure) -> Success in result }
  }

  /// One result or failure for each call, in order; a call too many fails the test.
  public static func script(_ results: Result<Success, Failure>...) -> Self {
    Self(script: results, body: nil)
  }

  /// Whatever the closure returns or throws for the call's arguments.
  public static func computed(
    _ body: @escaping @Sendable (repeat each Argument) throws(Failure) -> Success
  ) -> Self {
    Self(script: nil, body: body)
  }
}
