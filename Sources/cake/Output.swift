import Foundation

/// The two streams: the report goes to standard output, everything else to standard error.
enum Output {
  /// Writes a report. A reader that has gone away (`cake check | head -1`) is no error: the exit
  /// code still tells what was found.
  static func report(_ text: String) throws(ToolError) {
    let error = write(text, to: STDOUT_FILENO)
    if error != 0 && error != EPIPE {
      throw .outputFailed(reason: String(cString: strerror(error)))
    }
  }

  /// Writes what went wrong, and what to do about it.
  static func complain(_ error: ToolError) {
    switch error {
    case .buildFailed(let output?), .buildStopped(_, let output?):
      note(output.isEmpty || output.hasSuffix("\n") ? output : output + "\n")
    case .gitFailed(_, let words):
      note(words.isEmpty || words.hasSuffix("\n") ? words : words + "\n")
    default: break
    }
    note("error: \(error.message)\n")
    if let remedy = error.remedy { note("note: \(remedy)\n") }
  }

  /// Writes to standard error; if that fails there is nobody left to tell.
  static func note(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  static var errorsGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether what goes to standard error may move about on a terminal.
  static var errorsTakeControls: Bool { errorsGoToTerminal && !isPlainTerminal }

  private static var isPlainTerminal: Bool {
    ProcessInfo.processInfo.environment["TERM"] == "dumb"
  }

  /// Whether the report is for somebody who wants colours: https://no-color.org.
  static var reportTakesColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && !isPlainTerminal
  }

  /// Writes all of a text past Foundation's handles, which raise an exception on a broken pipe.
  /// Returns the error number, zero for none.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR && errno != EAGAIN {
        return errno
      }
    }
    return 0
  }
}
