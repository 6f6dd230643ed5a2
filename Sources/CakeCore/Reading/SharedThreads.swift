import Dispatch
import Foundation

/// Work of which any thread may take the next piece.
protocol SharedPieces: AnyObject, Sendable {
  /// Whether there are pieces that nobody has taken.
  var hasMore: Bool { get }

  /// Does piece after piece until all of them are taken.
  func takePieces()
}

/// The threads that do what may be shared, as many at a time as there may be jobs.
///
/// Who waits until others have ended their pieces helps meanwhile with what these pieces have shared in
/// turn: otherwise one thread would do all of that, and the others nothing.
///
/// Sendable because what changes is read and changed only while the lock is held.
final class SharedThreads: @unchecked Sendable {
  static let all = SharedThreads()

  private struct Work {
    let number: Int
    let pieces: any SharedPieces
    let jobs: Int
    /// How many threads are at its pieces.
    var threads = 1
  }

  private let lock = NSCondition()
  /// What is not done yet, the oldest first.
  private var open: [Work] = []
  private var started = 0
  private var helpers = 0

  /// Does all pieces; whoever has nothing else to do helps.
  ///
  /// - Parameters:
  ///   - jobs: How many threads there may be.
  ///   - body: What this thread does first, while the others begin.
  func finish(_ pieces: some SharedPieces, jobs: Int, after body: () -> Void) {
    let (number, missing) = lock.withLock {
      started += 1
      open.append(Work(number: started, pieces: pieces, jobs: jobs))
      let missing = max(0, jobs - 1 - helpers)
      helpers += missing
      lock.broadcast()
      return (started, missing)
    }
    for _ in 0..<missing { DispatchQueue.global(qos: .userInitiated).async(execute: help) }
    body()
    pieces.takePieces()
    leave(number)
    while let other = next(whileWaitingFor: number) { take(other) }
  }

  private func help() {
    while let other = nextForHelper() { take(other) }
  }

  private func take(_ work: Work) {
    work.pieces.takePieces()
    leave(work.number)
  }

  private func leave(_ number: Int) {
    lock.withLock {
      guard let index = index(of: number) else { return }
      open[index].threads -= 1
      if open[index].threads == 0 { lock.broadcast() }
    }
  }

  /// What somebody who waits can do meanwhile; nil once the work that is waited for is done.
  ///
  /// It was begun later: pieces of what was begun earlier may take longer than the wait.
  private func next(whileWaitingFor number: Int) -> Work? {
    lock.withLock {
      while let index = index(of: number) {
        if open[index].threads == 0 {
          open.remove(at: index)
          return nil
        }
        if let next = join(firstFrom: index + 1) { return next }
        lock.wait()
      }
      return nil
    }
  }

  /// What a helper can do; nil where there is nothing, and it ends.
  private func nextForHelper() -> Work? {
    lock.withLock {
      if let next = join(firstFrom: 0) { return next }
      helpers -= 1
      return nil
    }
  }

  private func join(firstFrom start: Int) -> Work? {
    let index = open.indices[start...].first {
      open[$0].threads < open[$0].jobs && open[$0].pieces.hasMore
    }
    guard let index else { return nil }
    open[index].threads += 1
    return open[index]
  }

  private func index(of number: Int) -> Int? { open.firstIndex { $0.number == number } }
}
