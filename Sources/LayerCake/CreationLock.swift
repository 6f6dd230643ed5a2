/// A lock that is held while a value is made, and that knows when waiting for it would never end.
///
/// Whoever comes while another thread makes the value sleeps until that is done. Whoever would wait
/// for itself, directly or through other threads, traps and says how it got there.
struct CreationLock: ~Copyable, Sendable {
  private let turn = Lock(())

  /// Returns what a function returns that runs while no other thread is in here for the same slot.
  ///
  /// - Parameter slot: Where the value is kept: the owner of this lock.
  func withTurn<Value, Failure: Error>(
    at slot: AnyObject, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let slot = ObjectIdentifier(slot)
    let thread = ThreadID.current
    if let circle = CreationGraph.shared.withLock({ $0.wait(for: slot, on: thread) }) {
      // There is no value to return and no error that every caller could take; to wait is to hang.
      // Not `preconditionFailure`, which keeps its message to itself in a release build.
      fatalError(Self.message(circle: circle))
    }
    return try turn.withLock { _ throws(Failure) in
      CreationGraph.shared.withLock { $0.begin(slot, of: Value.self, on: thread) }
      defer { CreationGraph.shared.withLock { $0.end(slot) } }
      return try body()
    }
  }

  private static func message(circle: [Any.Type]) -> String {
    let names = circle.map { "\($0)" }
    return """
      LayerCake: making '\(names[0])' needs '\(names[0])' itself: \
      \(names.joined(separator: " → ")); let one of them get the next when it uses it, \
      not while it is made
      """
  }
}
