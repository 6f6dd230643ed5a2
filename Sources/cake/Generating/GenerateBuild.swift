import CakeCore
import Foundation

/// The build before something is generated: tests that wait for what is to be written don't compile.
enum GenerateBuild {
  private static let variable = "CAKE_PARTIAL"
  static let partialVariable = [variable: "1"]

  static var isPartial: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Builds all of it, or what is no test; says whether something is missing.
  static func run(_ facts: FactsOptions, _ package: String) throws(ToolError) -> Bool {
    let request = try facts.request(package)
    do {
      try PackageBuild.run(request)
      return false
    } catch {
      guard case .buildFailed = error, PluginHost.current == nil else { throw error }
      Output.note("note: the package does not build with its tests; building it without\n")
      try PackageBuild.run(request.withoutTests)
      return true
    }
  }
}
