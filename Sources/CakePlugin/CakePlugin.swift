import Foundation
import PackagePlugin

/// `swift package cake …`: builds the package, then hands the arguments to the tool.
///
/// A build that the tool starts would wait for SwiftPM's lock on the package, which SwiftPM holds
/// while a plugin runs; so SwiftPM builds, and the tool is told to skip it.
@main
struct CakePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = arguments
    if let command = arguments.first, ["fix", "diff"].contains(command),
      !arguments.contains(where: ["-h", "--help"].contains)
    {
      // Its own builds would wait for that lock for ever.
      fail("'cake \(command)' can't build while a plugin runs; call 'cake' itself", status: 2)
    }
    if needsBuild(arguments) {
      guard try build() else { fail("the package does not build", status: 2) }
      arguments.insert("--skip-build", at: 1)
    }
    let tool = try context.tool(named: "cake")
    try run(tool.url, arguments, in: context.package.directoryURL)
  }

  /// Whether the command is one that builds first, and isn't told to read an older build's facts.
  private func needsBuild(_ arguments: [String]) -> Bool {
    guard ["check", "why"].contains(arguments.first) else { return false }
    return !arguments.contains {
      ["--skip-build", "--index-store", "-h", "--help"].contains($0)
        || $0.hasPrefix("--index-store=")
    }
  }

  /// Builds like `swift build --build-tests`; SwiftPM shows its log on standard error.
  private func build() throws -> Bool {
    var parameters = PackageManager.BuildParameters(configuration: .debug)
    parameters.echoLogs = true
    return try packageManager.build(.all(includingTests: true), parameters: parameters).succeeded
  }

  /// Runs the tool in the package's folder, where its default path leads.
  ///
  /// SwiftPM prints all that a plugin prints on standard output. The tool's report may go there; its
  /// errors go through SwiftPM's own, to standard error.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
    process.waitUntilExit()

    let status = process.terminationStatus
    if status < 2, !text.isEmpty { Diagnostics.warning(text) }
    if process.terminationReason == .uncaughtSignal {
      fail("'cake' was stopped by signal \(status)", status: 2)
    } else if status == 1 {
      fail("there are findings; 'cake' ended with exit code 1", status: status)
    } else if status != 0 {
      fail(text.hasPrefix("error: ") ? String(text.dropFirst(7)) : text, status: status)
    }
  }

  /// Ends the plugin. `swift package` ends with 1 whatever the status; without a message it would
  /// print "Plugin ended with exit code".
  private func fail(_ message: String, status: Int32) -> Never {
    Diagnostics.error(message)
    exit(status)
  }
}
