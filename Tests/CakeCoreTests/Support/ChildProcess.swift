import Foundation

/// A process whose end is awaited, with what it printed.
struct ChildProcess: Sendable {
  struct Result: Sendable {
    let status: Int32
    let output: String
  }

  let executable: String
  let arguments: [String]
  var directory: URL?

  /// Runs the process to its end; `log` receives everything that it prints.
  ///
  /// The output goes through a file, so that neither a full pipe nor a child that inherits one can
  /// make this wait.
  func run(log: URL) async throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    try Data().write(to: log)
    let file = try FileHandle(forWritingTo: log)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    try file.close()
    return Result(status: status, output: try String(contentsOf: log, encoding: .utf8))
  }
}

extension URL {
  /// The path as a program takes it.
  var filePath: String { path(percentEncoded: false) }
}
