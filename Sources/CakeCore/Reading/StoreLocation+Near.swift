import Foundation

extension StoreLocation {
  /// The store that somebody may have meant who named a folder that is none: one further down or up,
  /// or one in a folder of a similar name.
  static func near(_ path: String) -> String? {
    var missing: String?
    var folder: Folder? = Folder(path)
    while let current = folder, !current.path.isEmpty {
      if FileManager.default.fileExists(atPath: current.path) {
        if let store = below(current) ?? similar(to: missing, in: current).flatMap(below) {
          return store
        }
      } else {
        missing = Folder.name(of: current.path)
      }
      folder = current.parent
    }
    return nil
  }

  private static func below(_ folder: Folder) -> String? {
    if isStore(folder.path) { return folder.path }
    return usual.map(folder.path(of:)).first(where: isStore)
  }

  /// Where builds keep it, from the folders that somebody may take for it.
  private static let usual = [
    "Index.noindex/DataStore", "DataStore", ".build/debug/index/store", "debug/index/store",
    "index/store", "store",
  ]

  private static func similar(to name: String?, in folder: Folder) -> Folder? {
    guard let name else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return nearest(to: name, in: names.sorted()).map { Folder(folder.path(of: $0)) }
  }
}
