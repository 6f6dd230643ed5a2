/// The error that an unimplemented endpoint throws, after it has failed the test.
///
/// The test has failed already: catch it only to see what a feature does with an error.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  /// The endpoint's full name, such as `HasGitHub.gitHub.fetchRepos`.
  public let endpoint: String

  /// Makes the error of an endpoint, such as to compare with the one that was thrown.
  public init(endpoint: String) {
    self.endpoint = endpoint
  }

  /// The endpoint in words.
  public var description: String { "unimplemented endpoint '\(endpoint)' was called" }
}

/// Returns an endpoint for a test double that fails the test when it is called, and then throws.
///
/// Give each closure of a client one, and a test root with nothing overridden is safe: what a feature
/// touches unasked fails that one test, by name, and the run goes on.
///
/// ```swift
/// extension GitHub {
///   static func unimplemented(file: StaticString = #filePath, line: UInt = #line) -> GitHub {
///     GitHub(
///       fetchRepos: LayerCakeTesting.unimplemented(
///         "HasGitHub.gitHub.fetchRepos", file: file, line: line))
///   }
/// }
/// ```
///
/// The compiler picks what fits the closure, of any number of parameters, `async` or not, on any
/// actor or none. This function is for `throws`; there are others for closures that do not throw, or
/// throw one type of error only. Five kinds of parameter do not fit: `inout`, variadic, closures that
/// do not escape, what can't be copied, and tuples, on which Swift 6.3 crashes; nor do results that
/// can't be copied or are `sending`. Write such a closure yourself and call
/// ``recordUnimplemented(_:_:fileID:file:line:)`` in it.
///
/// Swift Testing shows the failure at the test that runs, and the error as a second one if the test
/// does not catch it. XCTest shows it at the line that called this
/// function; hand on your own caller's `file` and `line` to have it in the test. What is thrown there
/// is an error of XCTest's own, which it does not count as a second failure. Work that outlives
/// its test, or runs in a detached task, cannot be placed: then the message names the test that the
/// double was made for. Therefore make doubles anew for each test, never in a `static let`.
///
/// - Parameters:
///   - endpoint: The endpoint's full name: provider, property, closure.
///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
///   - file: The same, as a path.
///   - line: The line there.
public func unimplemented<each Argument, Success>(
  _ endpoint: String,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) throws -> Success {
  let origin = Origin(fileID: fileID, file: file, line: line)
  return { (argument: repeat each Argument) throws -> Success in
    let message = Endpoint(endpoint).unimplementedMessage(argumentText(repeat each argument))
    throw origin.report(message, at: .test, throwing: Unimplemented(endpoint: endpoint))
  }
}

/// Returns an endpoint that fails the test when it is called, and then returns nothing to speak of.
///
/// That is, for closures that do not throw: nothing, nil, `false`, zero (also of `Date` and `UUID`), an
/// empty collection, or a finished stream. A result of another type needs a placeholder; without one the
/// process stops, after the failure is recorded, because there is no other way not to return.
///
/// ```swift
/// Analytics(track: unimplemented("HasAnalytics.analytics.track"))
/// ```
///
/// - Parameters:
///   - endpoint: The endpoint's full name: provider, property, closure.
///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
///   - file: The same, as a path.
///   - line: The line there.
@_disfavoredOverload  // A closure that may throw also fits this one, and should throw.
public func unimplemented<each Argument, Success>(
  _ endpoint: String,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Success {
  let origin = Origin(fileID: fileID, file: file, line: line)
  return { (argument: repeat each Argument) -> Success in
    let message = Endpoint(endpoint).unimplementedMessage(argumentText(repeat each argument))
    origin.report(message, at: .test)
    if let neutral = neutralValue(of: Success.self) { return neutral }
    let explanation =
      "\(message); the process stops, as there is no '\(Success.self)' to return"
      + " and no error to throw; give one: unimplemented(\"\(endpoint)\", placeholder: …)"
    // The caller waits for a value or an error, and there is neither.
    fatalError(origin.inWords(explanation), file: fileID, line: line)
  }
}

/// Returns an endpoint that fails the test when it is called, and then returns a placeholder.
///
/// ```swift
/// Session(user: unimplemented("HasSession.session.user", placeholder: User(name: "nobody")))
/// ```
///
/// - Parameters:
///   - endpoint: The endpoint's full name: provider, property, closure.
///   - placeholder: What to return; evaluated at each call.
///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
///   - file: The same, as a path.
///   - line: The line there.
public func unimplemented<each Argument, Success>(
  _ endpoint: String, placeholder: @autoclosure @escaping @Sendable () -> Success,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Success {
  let origin = Origin(fileID: fileID, file: file, line: line)
  return { (argument: repeat each Argument) -> Success in
    origin.report(
      Endpoint(endpoint).unimplementedMessage(argumentText(repeat each argument)), at: .test)
    return placeholder()
  }
}

/// Returns an endpoint that fails the test when it is called, and then throws the given error.
///
/// For closures that throw one type of error:
///
/// ```swift
/// Keychain(read: unimplemented("HasKeychain.keychain.read", throwing: KeychainError.locked))
/// ```
///
/// - Parameters:
///   - endpoint: The endpoint's full name: provider, property, closure.
///   - error: What to throw.
///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
///   - file: The same, as a path.
///   - line: The line there.
public func unimplemented<each Argument, Success, Failure: Error>(
  _ endpoint: String, throwing error: Failure,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) throws(Failure) -> Success {
  let origin = Origin(fileID: fileID, file: file, line: line)
  return { (argument: repeat each Argument) throws(Failure) -> Success in
    origin.report(
      Endpoint(endpoint).unimplementedMessage(argumentText(repeat each argument)), at: .test)
    throw error
  }
}

/// Fails the test because an endpoint was called, and returns the error to throw.
///
/// For doubles that are written by hand, such as of a client that is a protocol:
///
/// ```swift
/// struct UnimplementedKeychain: Keychain {
///   func read(_ key: String) throws -> Data? {
///     throw recordUnimplemented("HasKeychain.keychain.read", key)
///   }
/// }
/// ```
///
/// The failure names the arguments, and what to override: a double for the property.
///
/// - Parameters:
///   - endpoint: The endpoint's full name: provider, property, method.
///   - argument: What the method was called with.
///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
///   - file: The same, as a path.
///   - line: The line there.
@discardableResult
public func recordUnimplemented<each Argument>(
  _ endpoint: String, _ argument: repeat each Argument,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> any Error {
  let message = Endpoint(endpoint).unimplementedMethodMessage(argumentText(repeat each argument))
  return Origin(fileID: fileID, file: file, line: line)
    .report(message, at: .test, throwing: Unimplemented(endpoint: endpoint))
}
