import LayerCake

extension TestClock {
  /// Suspends the task until the clock has been moved to a deadline, or beyond.
  ///
  /// A deadline that has passed is returned from at once.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Ignored; a test clock is on time.
  /// - Throws: `CancellationError` if the task is cancelled, before or while it sleeps.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    if try await suspend(id, until: deadline) { wakeNext() }
  }

  /// Suspends the task until the clock has been moved on by a duration, or more.
  ///
  /// The library's own, which all clocks have, would leave the caller's actor on the way.
  ///
  /// - Parameters:
  ///   - duration: How long to sleep; not at all if it is zero or less.
  ///   - tolerance: Ignored; a test clock is on time.
  /// - Throws: `CancellationError` if the task is cancelled, before or while it sleeps.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  /// Returns whether the task has slept, rather than come too late to.
  ///
  /// It stays on the caller's actor, so that a task that has woken is back there when it wakes the next
  /// one. A continuation alone would not do: resuming one takes the task through the global executor,
  /// where others overtake it.
  private func suspend(
    _ id: Int, until deadline: Instant, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Bool {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
        fallAsleep(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Cancellation comes either before the lock is taken here, and is seen, or after it is released,
  /// and finds the sleeper.
  private func fallAsleep(_ sleeper: Sleeper) {
    let outcome: Result<Milestone.Reached, any Error>? = state.withLock { state in
      if Task.isCancelled { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return nil }
      let later = state.sleepers.firstIndex { $0.deadline > sleeper.deadline }
      state.sleepers.insert(sleeper, at: later ?? state.sleepers.endIndex)
      return .success(sleeperCount.reach(state.sleepers.count))
    }
    switch outcome {
    case .success(let reached): reached.resume()
    case .failure(let error): sleeper.continuation.resume(throwing: error)
    case nil: sleeper.continuation.resume(returning: false)
    }
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = state.withLock { state in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
      let sleeper = state.sleepers.remove(at: index)
      // Nobody waits for fewer sleepers, so nobody is to be resumed.
      _ = sleeperCount.reach(state.sleepers.count)
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
