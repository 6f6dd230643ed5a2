import Foundation

/// What a run of the built command left behind.
struct Run: Equatable {
  var exitCode: Int32
  var output: String
  var errors: String
}

/// Runs the built command to its end.
func migrations(_ arguments: [String]) async throws -> Run {
  let process = Process()
  let (output, errors) = (Pipe(), Pipe())
  process.executableURL = try executable()
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = errors
  let exitCode = try await withCheckedThrowingContinuation { continuation in
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    do {
      try process.run()
    } catch {
      continuation.resume(throwing: error)
    }
  }
  // After its end: what these programs print fits into a pipe.
  return Run(exitCode: exitCode, output: text(output), errors: text(errors))
}

private func text(_ pipe: Pipe) -> String {
  String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

/// The product lies beside the tests: in the folder of the executable or of the bundle.
private func executable() throws -> URL {
  let bundle = Bundle(for: Beside.self).bundleURL
  let candidates = [bundle, bundle.deletingLastPathComponent()]
    .map { $0.appending(path: "migrations") }
  return try candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    ?? { throw CocoaError(.executableNotLoadable) }()
}

private final class Beside {}
