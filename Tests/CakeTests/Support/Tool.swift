import Foundation
import TestSupport

/// The built `cake`, run as its users run it.
enum Tool {
  struct Result: Sendable {
    let status: Int32
    let wasStopped: Bool
    let output: String
    /// What was printed on standard error, without the lines that say when a build began and ended.
    let errors: String
    /// Those lines, without the times.
    let builds: [String]
  }

  struct NotBuilt: Error {
    let path: String
  }

  /// Runs the tool to its end. Both streams go to files, which take any amount of output.
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) async throws -> Result {
    let scratch = try ScratchFolder()
    let output = try scratch.file("output")
    let errors = try scratch.file("errors")
    // Each process that ended keeps its handles for a while, and Foundation waits for the end of
    // others by numbers that must stay below 1,024.
    defer {
      try? output.close()
      try? errors.close()
    }
    let end = try await run(
      arguments, in: folder, environment: environment, output: output, errors: errors)
    let text = try scratch.text("errors")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isOfBuild = { (line: Substring) in
      line.hasPrefix("building with '")
        || line.contains(#/^(built|the build ended) after [0-9.]+ s$/#)
    }
    return Result(
      status: end.status, wasStopped: end.wasStopped, output: try scratch.text("output"),
      errors: lines.filter { !isOfBuild($0) }.joined(separator: "\n"),
      builds: lines.filter(isOfBuild).map { String($0.replacing(#/ [0-9.]+ s$/#, with: "")) })
  }

  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    output: FileHandle, errors: FileHandle
  ) async throws -> (status: Int32, wasStopped: Bool) {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // SwiftPM leaves folders there each time.
    process.environment = Products.environment
      .merging(["TMPDIR": try ScratchFolder.temporary().path]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = {
        continuation.resume(
          returning: ($0.terminationStatus, $0.terminationReason == .uncaughtSignal))
      }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }

  /// Where the executable is that was built with the tests.
  static var path: String { get throws { try executable().path } }

  /// The executable that was built with the tests.
  private static func executable() throws -> URL {
    let tool = Products.folder.appending(path: "cake")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else {
      throw NotBuilt(path: tool.path)
    }
    return tool
  }
}
