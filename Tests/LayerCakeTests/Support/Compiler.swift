import Foundation

/// The Swift compiler, as a function from a program to what it says about it.
enum Compiler {
  /// What one run of the compiler came to.
  struct Outcome: Sendable {
    let succeeded: Bool
    let output: String
  }

  /// A message for whoever reads the test's log: the compiler itself could not do its part.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Checks a program as the compiler does before it emits code, data races included.
  static func check(_ program: URL, _ arguments: [String] = []) async throws -> Outcome {
    let modules = try await modules.value
    return try await run(
      // Not `-typecheck`: what is sent to other tasks is checked in the pass after that.
      ["-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", modules.path]
        + arguments + [program.path])
  }

  /// The folder of the modules that programs may import: `LayerCake` and `Example`.
  private static let modules = Task {
    atexit { try? FileManager.default.removeItem(at: Compiler.folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await emit("LayerCake", from: Folder.package.appending(path: "Sources/LayerCake"))
    try await emit("Example", from: Folder.tests.appending(path: "Snippets"))
    return folder
  }

  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "LayerCakeTests-\(ProcessInfo.processInfo.processIdentifier)")

  private static func emit(_ module: String, from sources: URL) async throws {
    let outcome = try await run(
      [
        "-emit-module", "-module-name", module, "-package-name", "LayerCake",
        "-parse-as-library", "-swift-version", "6",
        "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path,
        "-enable-upcoming-feature", "InternalImportsByDefault", "-I", folder.path,
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

  private static func run(_ arguments: [String]) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation {
        continuation.resume(with: Result { try runAndWait(arguments) })
      }
    }
  }

  private static func runAndWait(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    // Finds the compiler on PATH, where the one that builds this package is. On macOS, the system's
    // own `swiftc` is there too, and stands for the selected Xcode's.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      succeeded: process.terminationStatus == 0, output: String(decoding: data, as: UTF8.self))
  }
}
