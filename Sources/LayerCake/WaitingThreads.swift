/// The threads that wait for a value while they make another: who waits for whom, in the process.
///
/// Nearly always empty, and asked only by a thread that has to wait. A thread enters it before it
/// waits, which is why no circle of waiting threads can ever close: the one that would close it sees
/// the others first.
struct WaitingThreads {
  private struct Waiting {
    /// The innermost of what it makes.
    let creation: CreationPlace
    /// Where it waits.
    let place: CreationPlace
  }

  private static let shared = Lock(WaitingThreads())
  private var waiting: [ThreadID: Waiting] = [:]

  /// Notes that a thread is about to wait for its turn; traps if that would never come.
  static func add(
    _ thread: ThreadID, making creation: CreationPlace, waitingFor place: CreationPlace
  ) {
    let circle = shared.withLock { threads -> String? in
      if let circle = threads.circle(from: place, to: thread, making: creation) { return circle }
      threads.waiting[thread] = Waiting(creation: creation, place: place)
      return nil
    }
    // There is no value to return and no error that every caller could take; to wait is to hang.
    // Not `preconditionFailure`, which keeps its message to itself in a release build.
    if let circle { fatalError(circle) }
  }

  /// Notes that a thread's turn has come.
  static func remove(_ thread: ThreadID) {
    shared.withLock { $0.waiting[thread] = nil }
  }

  /// Follows a place's maker to what that thread waits for, and so on; nil if it isn't in the way.
  ///
  /// This ends because the threads in here never wait in a circle.
  private func circle(
    from place: CreationPlace, to thread: ThreadID, making creation: CreationPlace
  ) -> String? {
    var names: [String] = []
    var place = place
    while place.currentMaker != thread {
      guard let maker = waiting[place.currentMaker] else { return nil }
      names += maker.creation.names(from: place)
      place = maker.place
    }
    return Self.message(names + creation.names(from: place))
  }

  private static func message(_ circle: [String]) -> String {
    let names = circle + circle.prefix(1)
    return """
      LayerCake: making '\(names[0])' needs '\(names[0])' itself: \
      \(names.joined(separator: " → ")); let one of them get the next when it uses it, \
      not while it is made
      """
  }
}

// Unchecked for the places. Of those that are waited for, only the maker is asked for, an atomic; of
// those that are being made by threads in here, what those wrote before they entered.
extension WaitingThreads: @unchecked Sendable {}
