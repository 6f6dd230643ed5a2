#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is there for others and not for whoever runs this, which looks as if it was not there.
package enum Access {
  /// Whether the system refuses to open a file or a folder, or what leads there.
  package static func isDenied(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == EACCES }
    close(descriptor)
    return false
  }
}
