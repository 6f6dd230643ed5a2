import Synchronization

extension TestClock {
  /// Moves the clock on, and wakes whoever is due by then.
  ///
  /// It returns when all that are due have been resumed; what they do next is up to them.
  ///
  /// - Parameter duration: How far to move. Not negative: time does not go back.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "a test clock cannot go back by \(.zero - duration)")
    wake { $0.now.advanced(by: duration) }
  }

  /// Moves the clock on to a moment, and wakes whoever is due by then.
  ///
  /// - Parameter instant: Where to move to. Not before ``now``: time does not go back.
  public func advance(to instant: Instant) {
    wake { state in
      precondition(
        instant >= state.now,
        "a test clock cannot go back from \(state.now.offset) to \(instant.offset)")
      return instant
    }
  }

  /// Moves the clock on to the last deadline that anybody sleeps until, and wakes them all.
  ///
  /// If nobody sleeps, nothing happens. Tasks that go to sleep again are not waited for; see
  /// ``run(sleepers:_:)``.
  public func runToLastDeadline() {
    wake { $0.sleepers.last?.deadline ?? $0.now }
  }

  /// Moves the clock on to the next deadline that anybody sleeps until, and wakes those that are due.
  ///
  /// If nobody sleeps, nothing happens.
  public func runToNextDeadline() {
    wake { $0.sleepers.first?.deadline ?? $0.now }
  }

  /// Time is moved before anybody wakes, so that what they see does not depend on who is faster.
  private func wake(movingTo target: (State) -> Instant) {
    let due = state.withLock { state in
      state.now = target(state)
      let due = state.sleepers.prefix { $0.deadline <= state.now }
      state.sleepers.removeFirst(due.count)
      sleeperCount.reach(state.sleepers.count)
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
