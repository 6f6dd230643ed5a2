import LayerCake

/// The calls of a held endpoint: they stand in a queue, and each release lets the first one go.
final class HeldCalls: Sendable {
  private struct State {
    /// In order of the calls; whoever is let go or cancelled leaves.
    var queue: [Int] = []
    /// Of those in the queue, the ones whose tasks have come to wait.
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    /// Releases that no call has taken yet.
    var early = 0
    var nextID = 0
  }

  private let state = Lock(State())

  /// Puts a call at the end of the queue, to ``wait(_:)`` there, unless it has been let go already.
  func enter() -> Int {
    state.withLock { state in
      defer { state.nextID += 1 }
      if state.early > 0 { state.early -= 1 } else { state.queue.append(state.nextID) }
      return state.nextID
    }
  }

  /// Waits until the call is let go; false if its task is cancelled before.
  func wait(_ id: Int) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early: Bool? = state.withLock { state in
          guard let index = state.queue.firstIndex(of: id) else { return true }
          if Task.isCancelled {
            state.queue.remove(at: index)
            return false
          }
          state.waiting[id] = continuation
          return nil
        }
        if let early { continuation.resume(returning: early) }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        let continuation = state.waiting.removeValue(forKey: id)
        if continuation != nil { state.queue.removeAll { $0 == id } }
        return continuation
      }
      continuation?.resume(returning: false)
    }
  }

  /// Lets the first calls of the queue go; what is left over is for the next ones.
  func release(_ count: Int) {
    let released = state.withLock { state in
      let first = state.queue.prefix(count)
      state.queue.removeFirst(first.count)
      state.early += count - first.count
      return first.compactMap { state.waiting.removeValue(forKey: $0) }
    }
    for continuation in released { continuation.resume(returning: true) }
  }
}
