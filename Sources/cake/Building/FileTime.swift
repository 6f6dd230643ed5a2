import Foundation

/// When files were last written.
enum FileTime {
  /// Nil where there is no such file.
  static func modified(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Waits for a second in which none of some files was written; most often that is now.
  ///
  /// Under SwiftPM the compiler's driver compares a source's time with the one that it has built in
  /// whole seconds: what is written in the same one is passed over, and so is what is written back.
  static func awaitAnotherSecond(than files: [String]) {
    let seconds = Set(files.compactMap(modified).map { Int($0.timeIntervalSince1970) })
    while seconds.contains(time(nil)) { usleep(10_000) }
  }

  /// Gives files the time of now, such that a build compiles them again.
  static func touch(_ files: [String]) {
    awaitAnotherSecond(than: files)
    for file in files { utimensat(AT_FDCWD, file, nil, 0) }
  }
}
