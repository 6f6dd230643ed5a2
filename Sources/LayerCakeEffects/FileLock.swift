import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file's lock, kept by the operating system until its owner lets go or its process ends.
///
/// It is on a file beside the one that it is for, since that one is replaced at each write. The
/// lock's file stays: whoever removed it could leave two owners with a file each.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock, or throws at once if somebody has it: another process, or this one.
  init(for path: String) throws(KeyValueStoreError) {
    descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, errno: errno) }
    // `flock` belongs to the open file: unlike `fcntl`'s it also keeps out this very process, and
    // is not lost when somebody else here closes the same file.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let reason = errno
      if reason == EINTR { continue }
      close(descriptor)
      throw reason == EWOULDBLOCK
        ? .alreadyOpen(path: path) : .cannotWrite(path: path, errno: reason)
    }
  }

  deinit {
    // A process that is being started has a copy of the descriptor until its program runs: closing
    // this one alone would leave the lock to it for as long.
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
