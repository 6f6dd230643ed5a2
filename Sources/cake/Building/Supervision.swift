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

  /// Runs this very command again, without building, and gives its exit code.
  static func run(_ arguments: [String]) throws(ToolError) -> ExitStatus {
    let tool = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let end = try ChildProcess.run([tool] + arguments, output: nil, adding: environment)
    switch end {
    case .exited(let code): return ExitStatus(rawValue: code) ?? .failure
    case .stopped(let signal) where signal == SIGALRM: throw .readingStuck(seconds: Int(limit))
    case .stopped(let signal) where [SIGINT, SIGTERM, SIGKILL].contains(signal):
      throw .stopped(signal: signal)
    case .stopped(let signal): throw .readingCrashed(signal: signal)
    }
  }
}
