import Synchronization

/// Counts the modules that several threads begin to compile, and tells whoever asked.
final class ProofProgress: Sendable {
  private let tell: @Sendable (_ done: Int, _ total: Int) -> Void
  private let begun: Mutex<Int>
  private let total: Int

  init(
    _ tell: @escaping @Sendable (_ done: Int, _ total: Int) -> Void, done: Int, more: Int
  ) {
    self.tell = tell
    begun = Mutex(done)
    total = done + more
  }

  func begin() {
    begun.withLock { begun in
      begun += 1
      tell(begun, total)
    }
  }
}
