import Dispatch
import LayerCakeTesting

/// Sleeps on a clock and notes who woke when, in the order in which they were woken.
///
/// It runs its jobs strictly first in, first out, which actors do not promise otherwise.
actor WakeLog {
  struct Entry: Equatable {
    let name: Int
    let deadline: Duration
    let time: Duration
  }

  private let executor = FirstInFirstOut()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private(set) var entries: [Entry] = []

  func sleep(_ name: Int = 0, on clock: TestClock, until deadline: Duration) async throws {
    try await clock.sleep(until: TestClock.Instant(offset: deadline))
    entries.append(Entry(name: name, deadline: deadline, time: clock.now.offset))
  }

  /// Returns when everything that was to be done before it has been done, or is suspended.
  func settle() {}
}

private final class FirstInFirstOut: SerialExecutor {
  private let queue = DispatchQueue(label: "WakeLog")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
