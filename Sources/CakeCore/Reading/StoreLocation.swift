import Foundation

/// Where a package's debug build keeps its index store.
enum StoreLocation {
  static func find(_ options: CheckOptions) throws(CakeError) -> String {
    if let store = options.indexStore {
      guard isStore(store) else { throw .storeNotFound(looked: [store]) }
      try checkFormat(store)
      return store
    }
    var looked: [String] = []
    for store in candidates(in: options.package + "/.build") {
      looked.append(store)
      if isStore(store) {
        try checkFormat(store)
        return store
      }
    }
    throw .storeNotFound(looked: looked)
  }

  /// The link to the last build first, then each platform's folder by name.
  private static func candidates(in build: String) -> [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    return [build + "/debug/index/store"]
      + folders.sorted().map { "\(build)/\($0)/debug/index/store" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  private static func isStore(_ path: String) -> Bool {
    !versions(of: path).isEmpty
  }

  private static func versions(of path: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.filter { entry in
      entry.hasPrefix("v") && Int(entry.dropFirst()) != nil
        && FileManager.default.fileExists(atPath: "\(path)/\(entry)/units")
    }.sorted()
  }

  /// The format that every toolchain since Swift 5 writes.
  private static let supportedFormat = "v5"

  private static func checkFormat(_ path: String) throws(CakeError) {
    let versions = versions(of: path)
    guard !versions.contains(supportedFormat) else { return }
    throw .storeFormat(
      path: path, found: versions.joined(separator: ", "), supported: supportedFormat)
  }
}
