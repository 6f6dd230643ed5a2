/// What the process ends with.
enum ExitStatus: Int32, Sendable {
  case clean = 0
  /// Findings at or above the failing severity.
  case findings = 1
  /// The check could not run, its facts can't be trusted, or the arguments were wrong.
  case failure = 2
}
