import Dispatch
import Synchronization

/// Pieces of work that several threads share.
enum ParallelWork {
  /// Does them all, without those that an earlier one says are not worth it; the results stand in the
  /// order of the work, nil for what was not done.
  ///
  /// What others have done meanwhile of what is not worth it counts for nothing: it would be another
  /// each time.
  ///
  /// - Parameter spoils: Whether what became of a piece says that another one, behind it, is not worth
  ///   it.
  static func run<Piece: Sendable, Result: Sendable>(
    _ pieces: [Piece], jobs: Int,
    spoils: @escaping @Sendable (Piece, Result, Piece) -> Bool,
    _ work: @escaping @Sendable (Piece) -> Result
  ) -> [Result?] {
    let state = Mutex((next: 0, results: [Result?](repeating: nil, count: pieces.count)))
    @Sendable func isSpoilt(_ index: Int, _ results: [Result?]) -> Bool {
      (0..<index).contains { other in
        results[other].map { spoils(pieces[other], $0, pieces[index]) } ?? false
      }
    }
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, pieces.count))) { _ in
      while true {
        let index = state.withLock { state -> Int? in
          while state.next < pieces.count, isSpoilt(state.next, state.results) { state.next += 1 }
          guard state.next < pieces.count else { return nil }
          defer { state.next += 1 }
          return state.next
        }
        guard let index else { return }
        let result = work(pieces[index])
        state.withLock { $0.results[index] = result }
      }
    }
    var results = state.withLock(\.results)
    for index in results.indices where isSpoilt(index, results) { results[index] = nil }
    return results
  }
}
