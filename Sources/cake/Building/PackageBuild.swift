import Foundation

/// The build that writes the facts: `swift build --build-tests`, with the `swift` on PATH.
enum PackageBuild {
  /// Builds the package in a folder, below its `.build` or in another folder.
  ///
  /// On a terminal the build shows its own progress. Otherwise it is silent, and all that it printed
  /// is part of the error if it fails. Standard output stays the report's.
  static func run(in folder: String, scratch: String? = nil) throws(ToolError) {
    let command = command(folder) + (scratch.map { ["--scratch-path", $0] } ?? [])
    if Output.errorsGoToTerminal {
      try check(ChildProcess.run(command, output: STDERR_FILENO, errors: nil), output: nil)
    } else {
      let (end, output) = try capture(command)
      try check(end, output: output)
    }
  }

  /// What a build prints that failed on a terminal, where nobody keeps it.
  static func failure(in folder: String) throws(ToolError) -> String? {
    let (end, output) = try capture(command(folder))
    return end == .exited(1) ? output : nil
  }

  private static func command(_ folder: String) -> [String] {
    ["swift", "build", "--build-tests", "--package-path", folder]
  }

  /// Runs a program and gives all that it printed, if it did not succeed.
  static func capture(
    _ command: [String]
  ) throws(ToolError) -> (end: ChildProcess.End, output: String) {
    let file = try TemporaryFile()
    let end = try ChildProcess.run(command, output: file.descriptor, errors: file.descriptor)
    return (end, end == .exited(0) ? "" : file.text)
  }

  private static func check(_ end: ChildProcess.End, output: String?) throws(ToolError) {
    switch end {
    case .exited(0): break
    case .exited: throw .buildFailed(output: output)
    case .stopped(let signal): throw .buildStopped(signal: signal)
    }
  }
}
