/// What went wrong when a root was closed, beside what went wrong before.
///
/// ``withScope(_:_:)`` and ``Closers/close(after:)`` throw it when everything has been tried: a closer that
/// throws keeps no other one from running.
public struct ClosingError: Error, CustomStringConvertible {
  /// What the work ended with that the root was made for; nil if that went well.
  public let workError: (any Error)?

  /// What the closers threw, in the order in which they ran. There is at least one.
  public let closingErrors: [any Error]

  init(outcome: Closers.Outcome, closingErrors: [any Error]) {
    workError = if case .failure(let error) = outcome { error } else { nil }
    self.closingErrors = closingErrors
  }

  /// All of the errors, in one line.
  public var description: String {
    let closing = closingErrors.map { "\($0)" }.joined(separator: "; ")
    guard let workError else { return "could not close what was opened: \(closing)" }
    return "\(workError); then, could not close what was opened: \(closing)"
  }
}

/// Something was to be opened by a root that has been closed, or is being closed.
///
/// Who asks that late outlives the scope: a task that nobody waits for, most often.
public struct ScopeEnded: Error, CustomStringConvertible {
  /// What happened, in one line.
  public var description: String { "the scope has ended; it opens nothing any more" }
}
