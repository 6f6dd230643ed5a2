import CakeCore
import Foundation

/// What a check depends on, as it is at one time: sources, settings, and a store that others write.
struct WatchedFiles: Equatable {
  private var times: [String: Date] = [:]

  /// - Parameter store: The index store, where it is not the tool itself that builds.
  init(package: String, store: String?) {
    let folder = Folder(package)
    let files = FileManager.default.enumerator(atPath: package)
    while let file = files?.nextObject() as? String {
      // Builds, repositories and editors keep what is theirs in hidden folders.
      if URL(fileURLWithPath: file).lastPathComponent.hasPrefix(".") {
        files?.skipDescendants()
      } else if file.hasSuffix(".swift") {
        note(folder.path(of: file))
      }
    }
    note(folder.path(of: Configuration.fileName))
    guard let store else { return }
    for folder in [store, store + "/Index.noindex/DataStore"] { note(folder + "/v5/units") }
  }

  private mutating func note(_ path: String) { times[path] = FileTime.modified(path) }

  /// Waits until something has changed, and nothing does any more; nil if a signal came before.
  static func change(
    from old: WatchedFiles, package: String, store: String?
  ) -> WatchedFiles? {
    var last = old
    while Interruption.signal == nil {
      usleep(300_000)
      let new = WatchedFiles(package: package, store: store)
      if new != old, new == last { return new }
      last = new
    }
    return nil
  }
}
