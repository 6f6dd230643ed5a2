import CakeCore
import Foundation

/// The check in a process of its own.
///
/// `libIndexStore` trusts its files: a damaged one can make it crash or go round for ever. A child
/// that ends that way becomes one clear sentence of the parent's.
enum Supervision {
  private static let variable = "CAKE_SUPERVISED"
  /// Far beyond what the largest store takes, in seconds.
  private static let limit: UInt32 = 300

  /// A crash is told in one sentence, not in a backtrace of the library's.
  private static let environment = [variable: "1", "SWIFT_BACKTRACE": "enable=no"]

  static var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// In the child: ends this process when the time is up, by the signal that the parent looks for.
  static func startClock() { alarm(limit) }

  /// In the child: what runs now is not the reading, and takes as long as it takes.
  static func stopClock() { alarm(0) }

  /// Runs this very command again, without building, and gives its exit code.
  static func run(
    _ arguments: [String], adding variables: [String: String] = [:]
  ) throws(ToolError) -> ExitStatus {
    try run([tool] + arguments, output: nil, adding: variables)
  }

  /// What `cake check --format json` finds without building; nil where it has said on standard
  /// error why it could not.
  static func report(_ arguments: [String]) throws(ToolError) -> Report? {
    let output = try TemporaryFile()
    let command =
      [tool, "check", "--skip-build", "--format=json", "--fail-on=error"] + arguments
    guard try run(command, output: output.descriptor) != .failure else { return nil }
    do {
      return try Report(json: output.bytes, file: "cake check")
    } catch { throw .check(error) }
  }

  private static var tool: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  private static func run(
    _ command: [String], output: Int32?, adding variables: [String: String] = [:]
  ) throws(ToolError) -> ExitStatus {
    // What the library says as it crashes is in nobody's words but its own.
    let errors = try TemporaryFile()
    let end = try ChildProcess.run(
      command, output: output, errors: errors.descriptor,
      adding: environment.merging(variables) { $1 })
    switch end {
    case .exited(let code):
      Output.note(errors.text)
      return ExitStatus(rawValue: code) ?? .failure
    case .stopped(let signal) where signal == SIGALRM: throw .readingStuck(seconds: Int(limit))
    case .stopped(let signal) where [SIGINT, SIGTERM, SIGKILL].contains(signal):
      throw .stopped(signal: signal)
    case .stopped(let signal): throw .readingCrashed(signal: signal)
    }
  }
}
