import BenchmarkSupport
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's cache of files, out of which single ones can be put on Linux.
enum FileCache {
  #if os(Linux)
    static let canForget = true
  #else
    static let canForget = false
  #endif

  /// Puts the package's sources and its index store out of the cache, so that they must be read
  /// from the disk again. What has not been written yet stays.
  static func forget(_ package: URL) {
    for part in ["Sources", "Tests", ".build/debug/index/store"] {
      let base = package.appending(path: part).resolvingSymlinksInPath()
      guard let paths = FileManager.default.enumerator(atPath: base.filePath) else { continue }
      for case let path as String in paths { forget(file: base.appending(path: path).filePath) }
    }
  }

  private static func forget(file: String) {
    #if os(Linux)
      let descriptor = open(file, O_RDONLY)
      guard descriptor >= 0 else { return }
      fdatasync(descriptor)
      posix_fadvise(descriptor, 0, 0, Int32(POSIX_FADV_DONTNEED))
      close(descriptor)
    #endif
  }
}
