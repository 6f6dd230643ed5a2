#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that many files are looked up in, which the system finds once.
final class OpenFolder: Sendable {
  private let descriptor: Int32

  init(_ path: String) { descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What a file in it looks like; nil where it is not there.
  func stamp(of path: String) -> FileStamp? {
    descriptor < 0 ? nil : FileStamp(path, in: descriptor)
  }
}
