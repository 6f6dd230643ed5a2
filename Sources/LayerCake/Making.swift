import Synchronization

/// One attempt to make a value asynchronously, and what the attempts in the process wait for.
///
/// A task that runs a making, or that was started by one, knows it by a task-local value. Before it
/// waits for another making it says so, which is why no circle of waiting makings can ever close.
final class Making: Sendable {
  /// The making that the current task is part of.
  @TaskLocal static var current: Making?

  let name: ValueName
  /// A task may outlive the making that started it; then it is no part of it any more.
  private let hasEnded = Atomic(false)

  /// Who waits for whom, by the object that stands for the wait.
  private static let waits = Lock<[ObjectIdentifier: (from: Making, to: Making)]>([:])

  init(_ name: ValueName) {
    self.name = name
  }

  func end() { hasEnded.store(true, ordering: .releasing) }

  /// Notes that the current task is about to wait for this, if it is part of a making itself.
  func beginWait(_ wait: AnyObject) throws(MakingCycle) {
    guard let waiter = Self.current, !waiter.hasEnded.load(ordering: .acquiring) else { return }
    let way = Self.waits.withLock { waits in
      let way = self.way(to: waiter, waits)
      if way == nil { waits[ObjectIdentifier(wait)] = (from: waiter, to: self) }
      return way
    }
    if let way { throw MakingCycle(path: (way + way.prefix(1)).map { "\($0.name)" }) }
  }

  /// Notes that a wait is over, if it was ever noted.
  static func endWait(_ wait: AnyObject) {
    guard current != nil else { return }
    waits.withLock { $0[ObjectIdentifier(wait)] = nil }
  }

  /// The makings from this one to another that it waits for, by way of others; both included.
  ///
  /// This ends because the makings that are noted never wait in a circle.
  private func way(
    to other: Making, _ waits: [ObjectIdentifier: (from: Making, to: Making)]
  ) -> [Making]? {
    if self === other { return [self] }
    for wait in waits.values where wait.from === self {
      if let way = wait.to.way(to: other, waits) { return [self] + way }
    }
    return nil
  }
}
