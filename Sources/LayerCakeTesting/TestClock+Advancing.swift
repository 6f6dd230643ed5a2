import LayerCake

extension TestClock {
  /// Moves the clock on, and wakes whoever is due by then.
  ///
  /// It does not wait for them: they wake one after the other, while the test goes on.
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
    let (reached, first) = state.withLock { state in
      state.now = target(state)
      let due = state.sleepers.prefix { $0.deadline <= state.now }
      state.sleepers.removeFirst(due.count)
      let reached = sleeperCount.reach(state.sleepers.count)
      guard state.due == nil else {
        // Others are waking up already, and the last of them will wake these.
        state.due?.append(contentsOf: due)
        return (reached, nil as Sleeper?)
      }
      state.due = due
      return (reached, state.nextDue())
    }
    reached.resume()
    first?.continuation.resume(returning: true)
  }

  /// Called by each task that has woken, so that it is back on its actor when the next one wakes.
  func wakeNext() {
    let next = state.withLock { $0.nextDue() }
    next?.continuation.resume(returning: true)
  }
}

extension TestClock.State {
  fileprivate mutating func nextDue() -> TestClock.Sleeper? {
    let next = due?.popFirst()
    if next == nil { due = nil }
    return next
  }
}
