import CakeCore
import Foundation

/// What keeps a package from building, told by what its roots lack as far as that is it.
enum FailedBuild {
  private static let variable = "CAKE_COMPILER_OUTPUT"

  /// In the child: what the compiler printed of the modules that failed.
  static var output: String? {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Has a check print the report that explains a build's errors, and on standard error those that
  /// it does not explain; nil if they are all about anything else.
  ///
  /// A build stops at its first errors, in an order of its own, so the modules that failed are
  /// compiled once more, each to its end.
  ///
  /// - Parameter arguments: Those of `cake check` for the package, which is not to build it.
  static func explain(
    _ error: ToolError, _ request: BuildRequest, _ arguments: [String], output: Int32? = nil
  ) -> ExitStatus? {
    guard request.shell == nil, case .buildFailed(let log) = error,
      log.map(ConformanceError.mayStand) ?? true,
      let plan = BuildPlan(of: request.layout)
    else { return nil }
    var complete = ""
    let failed = plan.failed(in: request.package, request.layout)
    // The build never made what is compiled here. Once a source goes back to what it was, its time
    // included, the build would take what was made of it meanwhile for its own.
    defer { for module in failed { module.removeObjects() } }
    for module in failed {
      // A compiler that was stopped says nothing of errors.
      guard let (end, text) = try? PackageBuild.capture(module.diagnosis, in: request.package),
        case .exited = end
      else { return nil }
      // What it imports is not there: what else it says follows from that.
      if !text.contains(" error: no such module '") { complete += text }
    }
    guard ConformanceError.mayStand(in: complete) else { return nil }
    let status = try? TemporaryFolder.with("output", complete) { file throws(ToolError) in
      try Supervision.run(arguments, output: output, adding: [variable: file])
    }
    return status == .findings || status == .failure ? status : nil
  }

  /// Builds for a command that has no report of its own: what roots lack is told before its error.
  static func build(_ request: BuildRequest, _ facts: FactsOptions) throws(ToolError) {
    do { try PackageBuild.run(request) } catch {
      let arguments = ["check", "--skip-build", request.package] + facts.arguments
      guard explain(error, request, arguments, output: STDERR_FILENO) != nil else { throw error }
      // All errors have been told, those that are about anything else after the report.
      throw .buildFailed(output: nil)
    }
  }
}
