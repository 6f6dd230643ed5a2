public import Foundation

/// The Swift compiler, as a function from a program to what it says about it.
public enum Compiler {
  /// What one run of the compiler came to.
  public struct Outcome: Sendable {
    /// Whether its exit code was 0.
    public let succeeded: Bool

    /// All that it printed, errors included.
    public let output: String
  }

  /// A message for whoever reads the test's log: the compiler itself could not do its part.
  public struct Failure: Error, CustomStringConvertible {
    /// What it could not do, and what it printed.
    public let description: String

    /// Makes one with what it could not do, and what it printed.
    public init(description: String) { self.description = description }
  }

  /// Checks a program as the compiler does before it emits code, data races included.
  public static func check(_ program: URL, _ arguments: [String] = []) async throws -> Outcome {
    let modules = try await modules.value
    return try await compile(
      // Not `-typecheck`: what is sent to other tasks is checked in the pass after that.
      ["-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", modules.path]
        + arguments + [program.path])
  }

  /// Runs the compiler in a folder, with its arguments as they are.
  public static func compile(_ arguments: [String], in folder: URL? = nil) async throws -> Outcome {
    // Found on PATH, where the one that builds this package is. On macOS, the system's own `swiftc`
    // is there too, and stands for the selected Xcode's.
    try await run(["swiftc"] + arguments, in: folder)
  }

  /// Runs a program, by its name on PATH or by its path: the compiler, or what it has made.
  public static func run(_ command: [String], in folder: URL? = nil) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation {
        continuation.resume(with: Result { try runAndWait(command, in: folder) })
      }
    }
  }

  /// The folder of the modules that programs may import: `LayerCake` and `Example`.
  private static let modules = Task {
    try await emit("LayerCake", from: Folder.package.appending(path: "Sources/LayerCake"))
    try await emit("Example", from: Folder.tests.appending(path: "LayerCakeTests/Snippets"))
    return temporary
  }

  private static let temporary: URL = {
    let folder = Folder.ofThisRun.appending(path: "compiler")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  private static func emit(_ module: String, from sources: URL) async throws {
    let outcome = try await compile(
      [
        "-emit-module", "-module-name", module, "-package-name", "LayerCake",
        "-parse-as-library", "-swift-version", "6",
        "-emit-module-path", temporary.appending(path: "\(module).swiftmodule").path,
        "-enable-upcoming-feature", "InternalImportsByDefault", "-I", temporary.path,
      ] + Folder.swiftFiles(in: sources).map(\.path))
    guard outcome.succeeded else {
      throw Failure(description: "can't compile module '\(module)'\n\(outcome.output)")
    }
  }

  /// As many at a time as there are processors, on threads that may wait.
  private static let queue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  private static func runAndWait(_ command: [String], in folder: URL?) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    // The compiler's driver leaves a folder there each time, and so does SwiftPM.
    process.environment = Products.environment.merging(["TMPDIR": temporary.path]) { $1 }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      succeeded: process.terminationStatus == 0, output: String(decoding: data, as: UTF8.self))
  }
}
