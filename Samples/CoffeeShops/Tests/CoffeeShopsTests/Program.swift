import CoffeeShopsTesting
import Foundation
import StoreFile
import StoreInterface
import StoreSQLite

/// What a run of a built program left behind.
struct Run: Equatable {
  var exitCode: Int32
  var output: String
  var errors = ""
}

/// A built program, with a folder of its own for what it keeps.
struct Program: Sendable {
  enum Store: String, CaseIterable {
    case database, file
  }

  var name = "coffeeshops"
  var store = Store.database
  let data: TemporaryFolder

  init(_ name: String = "coffeeshops", store: Store = .database) throws {
    self.name = name
    self.store = store
    data = try TemporaryFolder()
  }

  var path: String { get throws { try product(name).path } }

  var options: [String] { ["--data", data.url.path, "--store", store.rawValue] }

  /// The program's store, opened by somebody else.
  var openStore: any StoreInterface.Store {
    switch store {
    case .database: SQLiteStore(file: data.file("coffeeshops.db"))
    case .file: FileStore(file: data.file("coffeeshops.json"))
    }
  }

  /// Runs it to its end. What it reads comes through a pipe.
  func callAsFunction(_ arguments: String..., input: String = "") async throws -> Run {
    try await run(try path, name == "coffeeshops" ? options + arguments : arguments, input: input)
  }

  /// A process of it that is ready to run, through pipes.
  func process() throws -> (process: Process, input: Pipe, output: Pipe) {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = try product(name)
    process.arguments = options
    process.environment = quietEnvironment()
    process.standardInput = input
    process.standardOutput = output
    return (process, input, output)
  }
}

/// Runs any program to its end.
func run(
  _ path: String, _ arguments: [String], input: String = "",
  environment: [String: String] = [:]
) async throws -> Run {
  let folder = try TemporaryFolder()
  let (output, errors) = (folder.file("output"), folder.file("errors"))
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: path)
  process.arguments = arguments
  process.environment = quietEnvironment().merging(environment) { $1 }
  process.standardInput = pipe
  process.standardOutput = try emptyFile(output)
  process.standardError = try emptyFile(errors)
  // Small enough for the pipe to hold, so that this does not wait for the reader.
  try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
  try pipe.fileHandleForWriting.close()
  let exitCode = try await process.start().value
  return Run(
    exitCode: exitCode, output: try String(contentsOf: output, encoding: .utf8),
    errors: try String(contentsOf: errors, encoding: .utf8))
}

extension Process {
  /// Starts, and returns the task that waits for the exit code.
  ///
  /// When this returns, the process has its identifier. A test that asked for it earlier could get a
  /// zero, and by that kill itself.
  func start() throws -> Task<Int32, Never> {
    let (exits, exit) = AsyncStream<Int32>.makeStream()
    terminationHandler = { exit.yield($0.terminationStatus) }
    try run()
    return Task {
      // Held until then, since nobody else has to.
      defer { withExtendedLifetime(self) {} }
      for await code in exits { return code }
      return -1
    }
  }
}

/// A product lies beside the tests: in the folder of the executable or of the bundle.
func product(_ name: String) throws -> URL {
  let bundle = Bundle(for: Beside.self).bundleURL
  let candidates = [bundle, bundle.deletingLastPathComponent()].map { $0.appending(path: name) }
  return try candidates.first { FileManager.default.fileExists(atPath: $0.path) }
    ?? { throw CocoaError(.fileNoSuchFile) }()
}

private final class Beside {}

/// This process's environment, but nothing of the program's that belongs to whoever runs the tests.
///
/// The time zone is one where it is about noon, so that today is today until the test is over.
private func quietEnvironment() -> [String: String] {
  let hour = Int(Date.now.timeIntervalSince1970 / 3_600) % 24
  // What lies east of Greenwich has a minus in these names.
  let zone = hour <= 12 ? "Etc/GMT-\(12 - hour)" : "Etc/GMT+\(hour - 12)"
  return ProcessInfo.processInfo.environment
    .filter { !["COFFEESHOPS_DATA", "NO_COLOR"].contains($0.key) }
    .merging(["TZ": zone]) { $1 }
}

private func emptyFile(_ url: URL) throws -> FileHandle {
  try Data().write(to: url)
  return try FileHandle(forWritingTo: url)
}
