import Synchronization

/// A value that one thread at a time can use: a `Mutex` that the thread sanitizer understands.
///
/// On Linux a mutex that has to wait does so in a library that is built without the sanitizer, which
/// then reports races where there are none. The hand-over here tells it of the order that the mutex
/// has made, and of nothing else: it is read after the lock is taken and written before its release.
package struct Guarded<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let handover = Atomic<Bool>(false)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
