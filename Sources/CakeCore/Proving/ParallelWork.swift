import Dispatch
import Synchronization

/// Pieces of work that several threads share.
enum ParallelWork {
  /// Does them all, or those up to the first one that says that the rest is not worth it; the results
  /// stand in the order of the work, nil for what was not done.
  ///
  /// What others have done behind that one meanwhile counts for nothing: it would be another each time.
  static func run<Piece: Sendable, Result: Sendable>(
    _ pieces: [Piece], jobs: Int, isLast: @escaping @Sendable (Result) -> Bool = { _ in false },
    _ work: @escaping @Sendable (Piece) -> Result
  ) -> [Result?] {
    let state = Mutex(
      (next: 0, isOver: false, results: [Result?](repeating: nil, count: pieces.count)))
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, pieces.count))) { _ in
      while true {
        let index = state.withLock { state -> Int? in
          guard !state.isOver, state.next < pieces.count else { return nil }
          defer { state.next += 1 }
          return state.next
        }
        guard let index else { return }
        let result = work(pieces[index])
        let ends = isLast(result)
        state.withLock { state in
          state.results[index] = result
          if ends { state.isOver = true }
        }
      }
    }
    var results = state.withLock(\.results)
    if let last = results.firstIndex(where: { $0.map(isLast) ?? false }) {
      for index in results.indices.dropFirst(last + 1) { results[index] = nil }
    }
    return results
  }
}
