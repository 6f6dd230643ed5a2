import LayerCake

/// A clock on which every sleep is over at once, and time has moved on as if it had been slept.
///
/// For features that wait, in tests that do not care for how long. To see a feature while it waits, use
/// ``TestClock``.
///
/// ```swift
/// dependencies.clock = ImmediateClock()
/// ```
public final class ImmediateClock: Clock, Sendable {
  /// A moment of an immediate clock, counted from the clock's start.
  public typealias Instant = TestClock.Instant

  private let moment: Lock<Instant>

  /// Makes a clock that stands at the given moment.
  public init(now: Instant = Instant()) {
    moment = Lock(now)
  }

  /// The latest deadline that anybody has slept until.
  public var now: Instant { moment.withLock { $0 } }

  /// Zero: the clock can stand at any moment.
  public var minimumResolution: Duration { .zero }

  /// Moves time on to the deadline, lets other tasks run, and returns.
  ///
  /// - Throws: `CancellationError` if the task is cancelled: a loop around a sleep ends as it would on
  ///   a real clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    moment.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
