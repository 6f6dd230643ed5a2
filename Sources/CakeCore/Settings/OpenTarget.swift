import Foundation

/// What an output goes into, as a shell's `>>` does, where a file would be put in another's place: a
/// device, a pipe, or what this process has open (`/dev/null`, `/dev/stdout`).
///
/// Whoever may write in `/dev` would put a file there for all programs to come.
package enum OpenTarget {
  /// Whether a path, as somebody wrote it, leads to such a one.
  package static func isOne(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return false }
    // Folders of `/dev` may be file systems in memory, whose files are like any other.
    return status.st_mode & S_IFMT != S_IFREG || Folder("/dev").holds(path)
      || ["/dev/fd", "/proc"].contains { Folder($0).contains(path) }
  }

  /// Writes all of it; false where that can't be done.
  package static func write(_ text: String, to path: String) -> Bool {
    // A reader that goes away is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { return false }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        close(file)
        return false
      }
    }
    return close(file) == 0
  }
}
