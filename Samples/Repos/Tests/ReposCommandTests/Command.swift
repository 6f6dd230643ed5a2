import Foundation

/// What a run of the built command left behind.
struct Run: Equatable {
  var exitCode: Int32
  var output: String
  var errors: String
}

/// Runs the built command to its end.
///
/// - Parameter terminal: what takes the place of standard error, if not a file.
func repos(
  _ arguments: [String], token: String? = nil, terminal: PseudoTerminal? = nil
) async throws -> Run {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))

  let process = Process()
  process.executableURL = try executable()
  process.arguments = arguments
  process.environment = environment(token: token)
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = try emptyFile(output)
  process.standardError = try terminal?.device ?? emptyFile(errors)
  let exitCode = try await withCheckedThrowingContinuation { continuation in
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    do {
      try process.run()
      try terminal?.device.close()
    } catch {
      continuation.resume(throwing: error)
    }
  }
  return Run(
    exitCode: exitCode, output: try String(contentsOf: output, encoding: .utf8),
    errors: terminal == nil ? try String(contentsOf: errors, encoding: .utf8) : "")
}

/// The product lies beside the tests: in the folder of the executable or of the bundle.
private func executable() throws -> URL {
  let bundle = Bundle(for: Beside.self).bundleURL
  let candidates = [bundle, bundle.deletingLastPathComponent()].map { $0.appending(path: "repos") }
  return try candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    ?? { throw CocoaError(.executableNotLoadable) }()
}

private final class Beside {}

/// This process's environment, but no token and no proxy of whoever runs the tests.
private func environment(token: String?) -> [String: String] {
  var environment = ProcessInfo.processInfo.environment.filter { name, _ in
    !name.lowercased().hasSuffix("_proxy")
  }
  environment["GITHUB_TOKEN"] = token
  return environment
}

private func emptyFile(_ url: URL) throws -> FileHandle {
  try Data().write(to: url)
  return try FileHandle(forWritingTo: url)
}
