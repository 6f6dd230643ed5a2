import Foundation

/// The build that writes the facts: `swift build --build-tests`, with the `swift` on PATH.
enum PackageBuild {
  /// Builds the package in a folder.
  ///
  /// On a terminal the build shows its own progress. Otherwise it is silent, and all that it printed
  /// is part of the error if it fails. Standard output stays the report's.
  static func run(in folder: String) throws(ToolError) {
    let command = ["swift", "build", "--build-tests", "--package-path", folder]
    if Output.errorsGoToTerminal {
      try check(ChildProcess.run(command, output: STDERR_FILENO, errors: nil), output: nil)
    } else {
      let file = try TemporaryFile()
      let end = try ChildProcess.run(command, output: file.descriptor, errors: file.descriptor)
      try check(end, output: end == .exited(0) ? nil : file.text)
    }
  }

  private static func check(_ end: ChildProcess.End, output: String?) throws(ToolError) {
    switch end {
    case .exited(0): break
    case .exited: throw .buildFailed(output: output)
    case .stopped(let signal): throw .buildStopped(signal: signal)
    }
  }
}
