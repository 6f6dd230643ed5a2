public import Foundation

/// Where this package's sources are.
public enum Folder {
  /// The folder of `Package.swift`.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of all test targets.
  public static let tests = package.appending(path: "Tests")

  /// The Swift files of a folder, in the order of their names.
  public static func swiftFiles(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// Calls a function with an empty folder of its own, which is gone when that returns.
  public static func temporary<Result>(_ body: (URL) async throws -> Result) async throws -> Result
  {
    let folder = ofThisRun.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }
}
