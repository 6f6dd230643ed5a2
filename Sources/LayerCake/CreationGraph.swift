/// Who makes which value, and who waits for whom, in the whole process.
///
/// It knows only of creations in progress, so it is nearly always empty, and no value that has been
/// made costs a visit. A thread enters it before it waits, which is why no circle of waiting
/// threads can ever close: the thread that would close it sees the others first.
struct CreationGraph: Sendable {
  static let shared = Lock(CreationGraph())

  private struct Creation: Sendable {
    let slot: ObjectIdentifier
    let type: Any.Type
    let maker: ThreadID
  }

  /// In the order in which they began, so that each thread's are in the order of its calls.
  private var inProgress: [Creation] = []
  private var waiting: [ThreadID: ObjectIdentifier] = [:]

  /// Notes that a thread is about to wait for its turn at a slot, unless that would never come.
  ///
  /// - Returns: The types from the slot's around to itself, if the thread would wait for itself.
  mutating func wait(for slot: ObjectIdentifier, on thread: ThreadID) -> [any Any.Type]? {
    if let circle = circle(from: slot, to: thread) { return circle }
    waiting[thread] = slot
    return nil
  }

  /// Notes that a thread's turn has come.
  mutating func begin(_ slot: ObjectIdentifier, of type: Any.Type, on thread: ThreadID) {
    waiting[thread] = nil
    inProgress.append(Creation(slot: slot, type: type, maker: thread))
  }

  /// Notes that a slot's turn is over, whether or not a value was made.
  mutating func end(_ slot: ObjectIdentifier) {
    inProgress.removeAll { $0.slot == slot }
  }

  /// Follows the slot's maker to what that thread waits for, and so on.
  ///
  /// This ends because the threads noted in the graph never wait in a circle.
  private func circle(from slot: ObjectIdentifier, to thread: ThreadID) -> [Any.Type]? {
    var types: [Any.Type] = []
    var next: ObjectIdentifier? = slot
    while let slot = next, let first = inProgress.firstIndex(where: { $0.slot == slot }) {
      let maker = inProgress[first].maker
      types += inProgress[first...].filter { $0.maker == maker }.map(\.type)
      if maker == thread { return types + [types[0]] }
      next = waiting[maker]
    }
    return nil
  }
}
