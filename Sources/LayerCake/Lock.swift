import Synchronization

/// A mutex whose users the thread sanitizer sees one after the other.
///
/// On Linux a contended `Mutex` waits in a library that is not instrumented, so the sanitizer takes
/// whoever had to wait for a data race. An atomic handed from one user to the next tells it better,
/// here and in every program that uses this.
package struct Lock<State: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<State>
  private let handover = Atomic(0)

  package init(_ state: State) {
    mutex = Mutex(state)
  }

  /// Returns what a function returns that runs while nobody else is in here.
  package func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // By way of a variable, since `Mutex` returns only what is safe to send. Here everything is
    // that belongs to the state, by its constraint.
    var result: Result?
    try mutex.withLock { state throws(Failure) in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(0, ordering: .releasing) }
      result = try body(&state)
    }
    return result!
  }

  /// Runs a function while nobody else is in here, unless somebody is; tells whether it ran.
  package func withLockIfAvailable<Failure: Error>(
    _ body: (inout State) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let ran: Void? = try mutex.withLockIfAvailable { state throws(Failure) in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(0, ordering: .releasing) }
      try body(&state)
    }
    return ran != nil
  }
}
