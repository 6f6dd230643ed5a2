import CakeCore
import Foundation

/// A folder of its own, gone with the call that it was made for.
enum TemporaryFolder {
  static func with<Value>(
    _ body: (_ path: String) throws(ToolError) -> Value
  ) throws(ToolError) -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch { throw .temporaryFileMissing(reason: error.systemReason) }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }

  /// The same with one file in it.
  static func with<Value>(
    _ name: String, _ contents: some StringProtocol,
    _ body: (_ file: String) throws(ToolError) -> Value
  ) throws(ToolError) -> Value {
    try with { folder throws(ToolError) in
      let file = "\(folder)/\(name)"
      do { try Data(contents.utf8).write(to: URL(fileURLWithPath: file)) } catch {
        throw .temporaryFileMissing(reason: error.systemReason)
      }
      return try body(file)
    }
  }
}
