import Foundation

/// Files that are there as a whole or not at all, whoever reads or is killed meanwhile.
enum Replacement {
  /// Writes a new file beside, then puts it in the other's place; false where that can't be done, and
  /// then nothing is left of it.
  static func put(
    _ bytes: UnsafeRawBufferPointer, at file: String, through temporary: String
  ) -> Bool {
    guard write(bytes, to: temporary) else {
      unlink(temporary)
      return false
    }
    if rename(temporary, file) == 0 { return true }
    if errno == EISDIR || errno == ENOTDIR {
      // A folder is none of the tool's files.
      try? FileManager.default.removeItem(atPath: file)
      if rename(temporary, file) == 0 { return true }
    }
    unlink(temporary)
    return false
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { return false }
    var rest = bytes[...]
    while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = Foundation.write(file, base, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        close(file)
        return false
      }
    }
    return close(file) == 0
  }
}
