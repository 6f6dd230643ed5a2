import CakeCore
import Foundation

/// The build that writes the facts: `swift build --build-tests`, with the `swift` on PATH.
enum PackageBuild {
  /// Builds a package.
  ///
  /// On a terminal the build shows its own progress. Otherwise there is one line when it begins and
  /// one when it ends, and all that it printed is part of the error if it fails. Standard output
  /// stays the report's.
  static func run(_ request: BuildRequest) throws(ToolError) {
    if let host = PluginHost.current, host.builds(request) { return try host.build(request) }
    if Output.errorsGoToTerminal {
      let end = try ChildProcess.run(
        request.command, output: STDERR_FILENO, errors: nil, adding: request.environment)
      return try check(end, output: nil)
    }
    Output.note("building with '\(request.description)'\n")
    let start = ContinuousClock.now
    let (end, output) = try capture(request.command, adding: request.environment)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    Output.note(
      "\(end == .exited(0) ? "built" : "the build ended") after "
        + "\(String(format: "%.1f", seconds)) s\n")
    try check(end, output: output)
  }

  /// Runs a program and gives all that it printed, by default if it did not succeed.
  static func capture(
    _ command: [String], in folder: String? = nil, adding environment: [String: String] = [:],
    always: Bool = false
  ) throws(ToolError) -> (end: ChildProcess.End, output: String) {
    let file = try TemporaryFile()
    let end = try ChildProcess.run(
      command, in: folder, output: file.descriptor, errors: file.descriptor, adding: environment)
    return (end, end == .exited(0) && !always ? "" : file.text)
  }

  private static func check(_ end: ChildProcess.End, output: String?) throws(ToolError) {
    switch end {
    case .exited(0): break
    case .exited: throw .buildFailed(output: output)
    case .stopped(let signal): throw .buildStopped(signal: signal, output: output)
    }
  }
}
