import CakeCore
import Foundation

/// The build before something is generated: tests that wait for what is to be written don't compile.
struct GenerateBuild {
  private static let variable = "CAKE_PARTIAL"

  /// In the child: whether something is missing.
  static var isPartial: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// What was built, and can be built once more; nil where nothing was.
  private var request: BuildRequest?
  private var isPartial = false
  private let facts: FactsOptions

  /// Builds all of it, or what is no test, unless the last build is to be trusted.
  init(_ facts: FactsOptions, _ package: String) throws(ToolError) {
    self.facts = facts
    guard !facts.skipsBuild else { return }
    let request = try facts.request(package)
    self.request = request
    // A plugin can't build what is no test alone.
    guard PluginHost.current == nil else {
      try FailedBuild.build(request, facts)
      return
    }
    do { try PackageBuild.run(request) } catch {
      guard case .buildFailed = error else { throw error }
      Output.note("note: the package does not build with its tests; building it without\n")
      try FailedBuild.build(request.withoutTests, facts)
      self.request = request.withoutTests
      isPartial = true
    }
  }

  /// Has a child write what its arguments say.
  func run(_ arguments: [String]) throws(ToolError) -> ExitStatus {
    try Supervision.run(
      arguments, rebuilding: request, telling: facts,
      adding: isPartial ? [Self.variable: "1"] : [:])
  }
}
