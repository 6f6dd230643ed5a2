import CakeCore
import Foundation

/// A source file, read and written whole.
enum SourceFile {
  static func read(_ path: String) throws(ToolError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .check(.sourceUnreadable(file: path, reason: "it is missing or not readable"))
    }
  }

  /// Puts new contents in a file's place at once: whoever reads it sees the old or the new, even if
  /// the power goes. The file keeps its permissions, and a link stays one.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    let target = PackageFolder.absolute(path)
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw failure(path) }
    let url = URL(fileURLWithPath: target)
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).cake-\(getpid())").path
    let descriptor = open(temporary, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten =
      writeAll(bytes, to: descriptor) && fchmod(descriptor, status.st_mode & 0o7777) == 0
      && fsync(descriptor) == 0
    let reason = isWritten ? nil : failure(path)
    close(descriptor)
    if let reason {
      unlink(temporary)
      throw reason
    }
    guard rename(temporary, target) == 0 else {
      let reason = failure(path)
      unlink(temporary)
      throw reason
    }
  }

  /// Writes a file that is not there yet, and the folders that it needs.
  static func create(
    _ bytes: [UInt8], at path: String, called name: String
  ) throws(ToolError) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw .fileUnwritable(path: name, reason: error.systemReason)
    }
  }

  private static func failure(_ path: String) -> ToolError {
    .fileUnwritable(path: path, reason: String(cString: strerror(errno)))
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
