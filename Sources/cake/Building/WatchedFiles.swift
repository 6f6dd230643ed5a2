import CakeCore
import Foundation

/// What a check depends on, as it is at one time: sources, settings, and a store that others write.
struct WatchedFiles: Equatable {
  private var times: [String: Date] = [:]
  /// The folders that were looked into, without links on the way: those may lead back.
  private var folders: Set<String> = []

  /// - Parameter store: The index store, where it is not the tool itself that builds.
  init(package: String, store: String?) {
    look(into: package)
    note(Folder(package).path(of: Configuration.fileName))
    guard let store else { return }
    for folder in [store, store + "/Index.noindex/DataStore"] { note(folder + "/v5/units") }
  }

  /// What a build is made from: sources of any language, and what settles the versions of packages.
  private static let endings: Set = [
    "swift", "c", "cc", "cpp", "h", "hpp", "m", "mm", "modulemap", "resolved",
  ]

  private mutating func look(into path: String) {
    guard let real = Folder.real(path), folders.insert(real).inserted else { return }
    let files = FileManager.default.enumerator(atPath: real)
    while let file = files?.nextObject() as? String {
      let url = URL(fileURLWithPath: file)
      // Builds, repositories and editors keep what is theirs in hidden folders.
      if url.lastPathComponent.hasPrefix(".") {
        files?.skipDescendants()
      } else if Self.endings.contains(url.pathExtension) {
        note(Folder(real).path(of: file))
      } else if url.pathExtension.isEmpty,
        // Not asked of each picture, several times a second.
        files?.fileAttributes?[.type] as? FileAttributeType == .typeSymbolicLink
      {
        look(into: Folder(real).path(of: file))
      }
    }
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
