#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file's bytes where the system has them, for as long as somebody holds this.
///
/// For files that are never written to, only replaced: what is mapped stays what it was.
///
/// Sendable because nothing changes once it is made.
final class MappedFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// Nil for what is no file, has nothing, or can't be read.
  init?(_ path: String) {
    // Whoever puts a pipe there would have it waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      let base = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      base != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: base, count: Int(status.st_size))
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count) }
}
