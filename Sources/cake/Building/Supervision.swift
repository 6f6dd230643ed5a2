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

  private static let environment = [
    variable: "1",
    // A crash is told in one sentence, not in a backtrace of the library's.
    "SWIFT_BACKTRACE": "enable=no",
    memoryVariable: variable(memoryVariable) ?? largeSteps,
  ]

  private static let memoryVariable = "GLIBC_TUNABLES"

  /// A check fills some hundred megabytes once and gives them back at its end: it asks the system for
  /// them in large steps. Not in large pages: those have to be found first, right after a build.
  private static let largeSteps = ["top_pad=67108864", "mmap_threshold=33554432"]
    .map { "glibc.malloc.\($0)" }.joined(separator: ":")

  static var isChild: Bool { variable(variable) != nil }

  /// In the child: whether its report is for this tool, which knows the package.
  static var isForTool: Bool { variable(toolVariable) != nil }

  private static let toolVariable = "CAKE_FOR_TOOL"

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// In the child: ends this process when the time is up, by the signal that the parent looks for.
  static func startClock() {
    // Compilers that it starts take their memory as anywhere else.
    if variable(memoryVariable) == largeSteps { unsetenv(memoryVariable) }
    alarm(limit)
  }

  /// In the child: what runs now is not the reading, and takes as long as it takes.
  static func stopClock() { alarm(0) }

  /// Runs this very command again, without building, and gives its exit code.
  ///
  /// With a build, that is made once more, such that it can't pass over a change, if sources turn out
  /// to be newer than the facts.
  ///
  /// - Parameter facts: With which to tell what roots lack where that build fails; nil for a command
  ///   that tells it itself.
  static func run(
    _ arguments: [String], rebuilding request: BuildRequest? = nil,
    telling facts: FactsOptions? = nil, output: Int32? = nil,
    adding variables: [String: String] = [:]
  ) throws(ToolError) -> ExitStatus {
    guard let request else { return try run([tool] + arguments, output: output, adding: variables) }
    let status = try StaleFiles.with { stale throws(ToolError) -> ExitStatus? in
      let status = try run(
        [tool] + arguments, output: output, adding: variables.merging(stale.variables) { $1 })
      guard status == .stale else { return status }
      stale.touch(in: request.package)
      if let facts { try FailedBuild.build(request, facts) } else { try PackageBuild.run(request) }
      return nil
    }
    if let status { return status }
    return try run([tool] + arguments, output: output, adding: variables)
  }

  /// What `cake check --format json` finds without building; nil where it has said on standard
  /// error why it could not.
  static func report(
    _ arguments: [String], rebuilding request: BuildRequest? = nil,
    telling facts: FactsOptions? = nil, adding variables: [String: String] = [:]
  ) throws(ToolError) -> Report? {
    let bytes = try output(
      of: ["check", "--skip-build", "--format=json", "--fail-on=error"] + arguments,
      rebuilding: request, telling: facts, adding: variables)
    guard let bytes else { return nil }
    do {
      return try Report(json: bytes, file: "cake check")
    } catch { throw .check(error) }
  }

  /// What a command prints for this tool; nil where it has said on standard error why it could not.
  static func output(
    of arguments: [String], rebuilding request: BuildRequest? = nil,
    telling facts: FactsOptions? = nil, adding variables: [String: String] = [:]
  ) throws(ToolError) -> [UInt8]? {
    let output = try TemporaryFile()
    let status = try run(
      arguments, rebuilding: request, telling: facts, output: output.descriptor,
      adding: variables.merging([toolVariable: "1"]) { $1 })
    return status == .failure ? nil : output.bytes
  }

  /// In the child: whether it is only to look at the times of sources and facts.
  static var onlyComparesTimes: Bool { variable(timesVariable) != nil }

  private static let timesVariable = "CAKE_ONLY_TIMES"

  /// Builds such that the facts are those of the sources, or throws: a build that did nothing proves
  /// nothing.
  static func buildFresh(_ request: BuildRequest, _ facts: FactsOptions) throws(ToolError) {
    try PackageBuild.run(request)
    let arguments = ["check", "--skip-build", request.package] + facts.arguments
    let status = try run(arguments, rebuilding: request, adding: [timesVariable: "1"])
    // The child has said why.
    guard status == .clean else { throw .factsUntrustworthy }
  }

  private static var tool: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  private static func run(
    _ command: [String], output: Int32?, adding variables: [String: String]
  ) throws(ToolError) -> ExitStatus {
    // What the library says as it crashes is in nobody's words but its own.
    let errors = try TemporaryFile()
    let end = try ChildProcess.run(
      command, output: output, errors: errors.descriptor,
      adding: environment.merging(variables) { $1 }.merging(ProgressLine.environment) { $1 })
    switch end {
    // A child that ends itself in good order for a signal.
    case .exited(let code) where code > 128: throw .stopped(signal: code - 128)
    case .exited(let code):
      Output.note(errors.text)
      return ExitStatus(rawValue: code)
    case .stopped(let signal) where signal == SIGALRM: throw .readingStuck(seconds: Int(limit))
    case .stopped(let signal) where [SIGINT, SIGTERM, SIGKILL].contains(signal):
      throw .stopped(signal: signal)
    case .stopped(let signal): throw .readingCrashed(signal: signal)
    }
  }
}
