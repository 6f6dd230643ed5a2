import Foundation
import PackagePlugin

/// `swift package cake …`: runs the tool in the package's folder, and builds for it.
///
/// A build that the tool starts itself would wait for SwiftPM's lock on the package, which SwiftPM
/// holds while a plugin runs. So the tool asks for each build through one named pipe, and hears
/// through another how it went.
@main
struct CakePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let work = context.pluginWorkDirectoryURL
    let errors = work.appending(path: "errors")
    try Data().write(to: errors)
    let requests = try pipe(work.appending(path: "requests"))
    let answers = try pipe(work.appending(path: "answers"))

    let process = Process()
    process.executableURL = try context.tool(named: "cake").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.standardError = try FileHandle(forWritingTo: errors)
    var environment = ProcessInfo.processInfo.environment
    environment["CAKE_PLUGIN"] = work.path
    environment["CAKE_PLUGIN_PROCESS"] = String(ProcessInfo.processInfo.processIdentifier)
    // Up from 'plugins/CakePlugin/outputs'.
    environment["CAKE_PLUGIN_SCRATCH"] =
      work.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    process.environment = environment
    process.terminationHandler = { _ in try? requests.write(contentsOf: Data("end\n".utf8)) }
    try process.run()
    try serve(requests, answers)
    process.waitUntilExit()
    finish(process, String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self))
  }

  /// Makes a named pipe, and opens it both ways: opening never waits, reading never ends.
  private func pipe(_ file: URL) throws -> FileHandle {
    try? FileManager.default.removeItem(at: file)
    guard mkfifo(file.path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return try FileHandle(forUpdating: file)
  }

  /// Builds each time that the tool asks for it, until it has ended.
  private func serve(_ requests: FileHandle, _ answers: FileHandle) throws {
    var text = Data()
    while true {
      let end = text.firstIndex(of: UInt8(ascii: "\n"))
      guard let end else {
        text += requests.availableData
        continue
      }
      let line = text[..<end]
      text = Data(text[text.index(after: end)...])
      if line == Data("end".utf8) { return }
      try answers.write(contentsOf: Data((try build(line) ? "succeeded\n" : "failed\n").utf8))
    }
  }

  private struct Request: Decodable {
    var configuration: String
    var swift: [String]
    var c: [String]
    var cxx: [String]
    var linker: [String]
  }

  /// Builds like `swift build --build-tests`; SwiftPM shows its log on standard error.
  private func build(_ line: Data) throws -> Bool {
    let request = try JSONDecoder().decode(Request.self, from: line)
    var parameters = PackageManager.BuildParameters(
      configuration: request.configuration == "release" ? .release : .debug)
    parameters.echoLogs = true
    parameters.otherSwiftcFlags = request.swift
    parameters.otherCFlags = request.c
    parameters.otherCxxFlags = request.cxx
    parameters.otherLinkerFlags = request.linker
    return try packageManager.build(.all(includingTests: true), parameters: parameters).succeeded
  }

  /// Passes on what the tool said beside its report, and ends as it ended.
  ///
  /// SwiftPM prints all that a plugin prints on standard output. The tool's report may go there; its
  /// errors go through SwiftPM's own, to standard error.
  private func finish(_ process: Process, _ errors: String) {
    let status = process.terminationStatus
    let text = errors.trimmingCharacters(in: .newlines)
    if process.terminationReason == .uncaughtSignal {
      if !text.isEmpty { Diagnostics.warning(text) }
      fail("'cake' was stopped by signal \(status)", status: 2)
    }
    switch status {
    case 0:
      if !text.isEmpty { Diagnostics.warning(text) }
    case 1:
      if !text.isEmpty { Diagnostics.warning(text) }
      fail("there are findings; 'cake' ended with exit code 1", status: status)
    default:
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
