#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What changes when a file is written to, or another one put in its place.
struct FileStamp: Equatable, BitwiseCopyable {
  var size: Int64
  /// In nanoseconds since 1970, as all times here.
  var modified: Int64
  /// When the file itself or what is known of it was changed last: nobody sets that time.
  var changed: Int64
  var number: UInt64

  /// No file's.
  static let none = FileStamp(size: 0, modified: 0, changed: 0, number: 0)

  private init(size: Int64, modified: Int64, changed: Int64, number: UInt64) {
    (self.size, self.modified, self.changed, self.number) = (size, modified, changed, number)
  }

  init?(_ path: String) { self.init(path, in: AT_FDCWD) }

  /// - Parameter folder: The open folder that a relative path begins in.
  init?(_ path: String, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, path, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let times = (status.st_mtimespec, status.st_ctimespec)
    #else
      let times = (status.st_mtim, status.st_ctim)
    #endif
    size = Int64(status.st_size)
    modified = Self.nanoseconds(times.0)
    changed = Self.nanoseconds(times.1)
    number = UInt64(status.st_ino)
  }

  /// Whether a file that is written to from a moment on can't have this stamp again: no file system in
  /// use counts in more than two seconds.
  func isSettled(at moment: Int64) -> Bool { max(modified, changed) < moment - 2_000_000_000 }

  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
