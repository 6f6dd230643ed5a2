/// What the process ends with.
struct ExitStatus: Equatable, Sendable {
  let rawValue: Int32

  static let clean = ExitStatus(rawValue: 0)
  /// Findings at or above the failing severity.
  static let findings = ExitStatus(rawValue: 1)
  /// The check could not run, its facts can't be trusted, or the arguments were wrong.
  static let failure = ExitStatus(rawValue: 2)

  /// Stopped by a signal, as shells number that.
  static func stopped(by signal: Int32) -> ExitStatus { ExitStatus(rawValue: 128 + signal) }

  /// From a child to its parent alone: sources are newer than the facts.
  static let stale = ExitStatus(rawValue: 70)
  /// From a child to its parent alone: nothing is known of why a build failed.
  static let unexplained = ExitStatus(rawValue: 71)
}
