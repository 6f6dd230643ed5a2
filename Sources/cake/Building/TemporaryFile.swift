import Foundation

/// A file without a name that a child writes to, gone with the value.
///
/// It takes any amount of output while nobody reads; a pipe would block the child.
final class TemporaryFile {
  private let file: UnsafeMutablePointer<FILE>

  init() throws(ToolError) {
    guard let file = tmpfile() else {
      throw .temporaryFileMissing(reason: String(cString: strerror(errno)))
    }
    self.file = file
  }

  deinit { fclose(file) }

  var descriptor: Int32 { fileno(file) }

  /// All that was written so far.
  var bytes: [UInt8] {
    rewind(file)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
