import Foundation

/// A folder of one test's own, removed with the value.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cake-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The system's temporary folder can be behind a link; paths in messages never are.
    let real = realpath(folder.path, nil)
    defer { free(real) }
    url = real.map { URL(filePath: String(cString: $0), directoryHint: .isDirectory) } ?? folder
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func folder(_ path: String) throws -> URL {
    let folder = url.appending(path: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  func write(_ text: String, to path: String, permissions: Int = 0o644) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  /// A new file to write to.
  func file(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: url.appending(path: name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
