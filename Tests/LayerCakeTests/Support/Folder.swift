import Foundation

/// Where this package's sources are.
enum Folder {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  static let package = tests.deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of a folder, in the order of their names.
  static func swiftFiles(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
