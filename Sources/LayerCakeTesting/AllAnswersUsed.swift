import LayerCake
public import Testing

/// A trait that fails a test whose script has answers left that no call has taken.
///
/// Get it from `.allAnswersUsed`.
public struct AllAnswersUsed: SuiteTrait, TestTrait, TestScoping {
  /// A suite hands it on to its tests.
  public var isRecursive: Bool { true }

  /// Runs a test, then looks at every recorder and every scripted server that it has made.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let scripts = Scripts()
    try await Scripts.$current.withValue(scripts) { try await function() }
    scripts.reportLeftovers()
  }
}

extension Trait where Self == AllAnswersUsed {
  /// Fails a test that ends while a script has answers left, without an assertion in it.
  ///
  /// It looks at the ``Recorder``s with a script and the ``ScriptedHTTP`` servers that the test has
  /// made, and shows the failure where each was made.
  ///
  /// ```swift
  /// @Suite(.allAnswersUsed) struct ReposTests {}
  /// ```
  ///
  /// A test that has thrown an error fails for that alone.
  public static var allAnswersUsed: AllAnswersUsed { AllAnswersUsed() }
}

/// What scripts a test has made.
final class Scripts: Sendable {
  @TaskLocal static var current: Scripts?

  private let checks = Lock<[@Sendable () -> Void]>([])

  /// Adds a check that is made when the test has ended.
  func add(_ check: @escaping @Sendable () -> Void) { checks.withLock { $0.append(check) } }

  func reportLeftovers() { for check in checks.withLock({ $0 }) { check() } }
}
