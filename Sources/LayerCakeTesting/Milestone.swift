import LayerCake

/// A number that tasks can wait for, such as of calls: waiters resume when it is reached.
final class Milestone: Sendable {
  fileprivate struct Waiter {
    let goal: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var number = 0
    var waiters: [Int: Waiter] = [:]
    var nextID = 0
  }

  private let state = Lock(State())

  /// Those who waited for a number that has been reached, still to be resumed.
  struct Reached {
    fileprivate let waiters: [Waiter]

    /// To be called without a lock: some executors run whoever is resumed at once, on this thread.
    func resume() {
      for waiter in waiters { waiter.continuation.resume(returning: true) }
    }
  }

  /// Sets the number, and returns whoever waits for it or for less.
  func reach(_ number: Int) -> Reached {
    state.withLock { state in
      state.number = number
      let reached = state.waiters.filter { $0.value.goal <= number }
      for id in reached.keys { state.waiters[id] = nil }
      return Reached(waiters: Array(reached.values))
    }
  }

  /// Waits until the number is at least the goal; false if the time, or the task, is over before.
  func wait(for goal: Int, within limit: Duration? = nil) async -> Bool {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    // The real time passes only if a test is about to fail: nothing is ever slept through otherwise.
    // In many short sleeps: where a machine has so much to do that tasks wait for their turn, each of
    // them ends late, as whoever is waited for is late.
    let timer = limit.map { limit in
      Task {
        for _ in 0..<100 { try await Task.sleep(for: limit / 100) }
        giveUp(id)
      }
    }
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early: Bool? = state.withLock { state in
          if state.number >= goal { return true }
          if Task.isCancelled { return false }
          state.waiters[id] = Waiter(goal: goal, continuation: continuation)
          return nil
        }
        if let early { continuation.resume(returning: early) }
      }
    } onCancel: {
      giveUp(id)
    }
  }

  private func giveUp(_ id: Int) {
    let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: false)
  }
}
