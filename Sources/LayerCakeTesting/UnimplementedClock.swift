import LayerCake

/// A clock that fails the test when a feature sleeps on it or asks it for the time.
///
/// A sleep then throws ``Unimplemented``; the time is always the same.
///
/// ```swift
/// struct TestDependencies: HasClock {
///   var clock: any Clock<Duration> = UnimplementedClock()
/// }
/// ```
public struct UnimplementedClock: Clock {
  /// A moment of an unimplemented clock, which has only one.
  public typealias Instant = TestClock.Instant

  private let endpoint: Endpoint
  private let origin: Origin
  /// What to throw once the test has failed, so that it stays the only failure.
  private let failure = Failure()

  /// Makes a clock that fails by the name of the provider that it stands in for.
  ///
  /// - Parameters:
  ///   - provider: The provider's name and its property.
  ///   - fileID: Where the caller stands; to be left alone, or handed on from your own caller.
  ///   - file: The same, as a path.
  ///   - line: The line there.
  public init(
    _ provider: String = "HasClock.clock",
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    endpoint = Endpoint(provider)
    origin = Origin(fileID: fileID, file: file, line: line)
  }

  /// Fails the test, and returns the start of time.
  public var now: Instant {
    let message = "unimplemented endpoint \(endpoint.quoted) was used"
    let remedy = endpoint.path.map { "; override it in the test: dependencies.\($0) = TestClock()" }
    let error = origin.report(
      message + (remedy ?? ""), at: .test, throwing: Unimplemented(endpoint: endpoint.name))
    failure.error.withLock { $0 = error }
    return Instant()
  }

  /// Zero; it says nothing of the time, so it fails nothing.
  public var minimumResolution: Duration { .zero }

  /// Throws ``Unimplemented``; whoever has a deadline has asked for the time, and failed the test.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    throw failure.error.withLock { $0 } ?? Unimplemented(endpoint: endpoint.name)
  }

  private final class Failure: Sendable {
    let error = Lock<(any Error)?>(nil)
  }
}
