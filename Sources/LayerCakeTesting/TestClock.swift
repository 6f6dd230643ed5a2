import LayerCake

/// A clock that stands still until a test moves it, and never sleeps for real.
///
/// Sleeping on it suspends a task until the test has moved time to the task's deadline or beyond. Wait
/// until the feature sleeps, then move on:
///
/// ```swift
/// let clock = TestClock()
/// dependencies.clock = clock
/// let model = ReposModel(dependencies: dependencies)
/// let listing = Task { try await model.list("bakery") }  // asks once more after two seconds
///
/// try await clock.waitForSleepers(1)
/// clock.advance(by: .milliseconds(1_999))
/// #expect(fetches.calls.count == 1)
///
/// clock.advance(by: .milliseconds(1))
/// _ = try await listing.value
/// #expect(fetches.calls.count == 2)
/// ```
///
/// Moving time wakes exactly those that are due: in the order of their deadlines, and of equal
/// deadlines in the order in which they went to sleep. Each one is running again when the next one is
/// woken. Whoever wakes sees the time that the clock was moved to, as after a late wake-up in real
/// life: a task that sleeps for a second again and again ticks once if the clock jumps by ten. To step
/// through all its ticks, see ``run(sleepers:_:)``.
///
/// A feature that sleeps through `any Clock<Duration>` is woken in this order, too, but then comes back
/// to its actor by way of the standard library, where others may overtake it. If a test of several
/// sleepers minds who runs first, move from one deadline to the next and wait in between.
///
/// For code that should not wait at all, ``ImmediateClock`` is simpler.
public final class TestClock: Clock, Sendable {
  /// A moment of a test clock, counted from the clock's start.
  public struct Instant: InstantProtocol {
    /// How much time has passed since the clock's start.
    public var offset: Duration

    /// Makes the moment that is so much after the clock's start.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the moment that is so much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the time from this moment to another one.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one moment comes before another.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  struct Sleeper {
    let id: Int
    let deadline: Instant
    /// Resumed with whether the task has slept, that is, is one of those that are woken in turn.
    let continuation: CheckedContinuation<Bool, any Error>
  }

  struct State {
    var now: Instant
    /// By deadline; those with the same deadline in the order in which they went to sleep.
    var sleepers: [Sleeper] = []
    /// Those that are due and still have to be resumed, in order; nil if nobody is waking up.
    var due: ArraySlice<Sleeper>?
    var nextID = 0
  }

  let state: Lock<State>
  let sleeperCount = Milestone()

  /// Makes a clock that stands at the given moment.
  public init(now: Instant = Instant()) {
    state = Lock(State(now: now))
  }

  /// The moment that the clock stands at.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: the clock can stand at any moment.
  public var minimumResolution: Duration { .zero }

  /// How many tasks are asleep on the clock.
  public var sleepers: Int { state.withLock { $0.sleepers.count } }
}
