/// Why nothing could be proved: what was found then stands on facts alone.
package enum ProofFailure: Error, Hashable, Sendable {
  /// The build left no plan of a known form.
  case planMissing
  /// A file with a finding belongs to no module of the plan.
  case fileOutsidePlan(file: String)
  /// A file with a finding is none of the package's, or its path leads out through a link.
  case fileOutsidePackage(path: String)
  case folderUnwritable(path: String, reason: String)
  case fileUnreadable(path: String)
  /// A file is not what it was when the proof began.
  case fileChanged(path: String)
  case compilerNotStarted(reason: String)
  case compilerStopped(module: String)
  /// The module does not compile outside its build even as it is.
  case baseline(module: String, message: String)
  /// The command fails on a copy of the package as it is.
  case commandFails(command: String, message: String?)
  /// The command succeeds whatever stands in a file of the copy that it is run on.
  case commandBlind(command: String, file: String)
  case outOfTime(seconds: Int)
  case interrupted
}

extension ProofFailure {
  /// The reason, as the end of a sentence.
  package var reason: String {
    switch self {
    case .planMissing: "the build left no plan that is understood"
    case .fileOutsidePlan(let file): "the build's plan does not have '\(file)'"
    case .fileOutsidePackage(let path): "'\(path)' lies outside of the package that is copied"
    case .folderUnwritable(let path, let reason): "'\(path)' can't be written: \(reason)"
    case .fileUnreadable(let path): "'\(path)' can't be read"
    case .fileChanged(let path): "'\(path)' was changed meanwhile"
    case .compilerNotStarted(let reason): "the compiler could not be started: \(reason)"
    case .compilerStopped(let module): "the compiler did not come to an end on '\(module)'"
    case .baseline(let module, let message):
      "'\(module)' does not compile outside its build: \(message)"
    case .commandFails(let command, let message):
      "'\(command)' fails on a copy of the package in which nothing was changed"
        + (message.map { ": \($0)" } ?? "")
    case .commandBlind(let command, let file):
      "'\(command)' succeeds on a copy of the package with an error in '\(file)'"
    case .outOfTime(let seconds): "it took more than \(seconds) seconds"
    case .interrupted: "it was interrupted"
    }
  }
}
