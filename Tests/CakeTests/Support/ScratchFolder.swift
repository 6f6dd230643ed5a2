import Foundation
import TestSupport

/// A folder of one test's own, removed with the value.
final class ScratchFolder: Sendable {
  let url: URL

  /// Where programs that tests start have what is theirs for a while.
  static func temporary() throws -> URL {
    let folder = Folder.ofThisRun.appending(path: "temporary", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  init() throws {
    url = Folder.ofThisRun.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
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
    if permissions & 0o111 == 0 {
      try Data(text.utf8).write(to: file)
    } else {
      try writeElsewhere(text, file)
    }
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  /// Has another process write a file that is to be run.
  ///
  /// What this one has open for writing, a child that it is just starting has as well, until that is
  /// another program; and the system runs no file that somebody may write to ("Text file busy").
  private func writeElsewhere(_ text: String, _ file: URL) throws {
    let source = url.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let copying = Process()
    copying.executableURL = URL(filePath: "/bin/cp")
    copying.arguments = [source.path, file.path]
    try copying.run()
    copying.waitUntilExit()
    guard copying.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
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
