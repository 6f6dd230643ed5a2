import Foundation

/// Where a package's build keeps its index store.
package enum StoreLocation {
  /// The store of the last build of this kind.
  package static func find(_ layout: BuildLayout) throws(CakeError) -> String {
    let candidates = candidates(layout)
    let found = candidates.filter {
      isStore($0) && ($0 != "\(layout.folder)/out" || hasProducts($0, layout))
    }
    guard let store = newest(found, layout) else {
      try throwIfDenied(candidates)
      throw .storeNotFound(looked: candidates)
    }
    try checkFormat(store)
    return store
  }

  static func find(_ options: CheckOptions) throws(CakeError) -> String {
    guard let store = options.indexStore else {
      return try find(options.layout ?? BuildLayout(folder: options.package + "/.build"))
    }
    // Xcode's folder of a project has it further down.
    let candidates = [store, store + "/Index.noindex/DataStore"]
    guard let found = candidates.first(where: isStore) else {
      try throwIfDenied(candidates)
      throw .storeMissing(looked: candidates, near: near(store))
    }
    try checkFormat(found)
    return found
  }

  private static func throwIfDenied(_ paths: [String]) throws(CakeError) {
    if let path = paths.first(where: Access.isDenied) { throw .accessDenied(path: path) }
  }

  /// The folder that the build of a store writes to: `.build`, or a project's in `DerivedData`.
  static func buildFolder(of store: String) -> String {
    var names = Folder.names(in: store)
    for part in ["DataStore", "Index.noindex", "store", "index", "debug", "release", "out"]
    where names.count > 1 && names.last == part { names.removeLast() }
    if names.count == Folder.names(in: store).count { return store }
    // Above it, SwiftPM has a folder for each platform.
    let isPlatform = names.last?.split(separator: "-").count ?? 0 > 2
    return "/" + (isPlatform ? names.dropLast() : names[...]).joined(separator: "/")
  }

  /// Where SwiftPM's other build system, or Xcode, keeps the objects of a store's units, whose own
  /// paths begin there; nil for other stores.
  static func intermediates(of store: String) -> String? {
    let folder = Folder(store)
    let data = folder.parent?.parent.map { $0.path(of: "Build") }
    return [store, data].compactMap(\.self).map { $0 + "/Intermediates.noindex" }
      .first(where: FileManager.default.fileExists)
  }

  /// The link to the last build first, then each platform's folder by name, then the folder of the
  /// build system that has one store for all. Of a build for a platform that was named, only its own.
  private static func candidates(_ layout: BuildLayout) -> [String] {
    let tail = "\(layout.configuration)/index/store"
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: layout.folder)) ?? []
    var native = ["\(layout.folder)/\(tail)"]
    if let triple = layout.triple {
      // A platform's version is no part of the folder's name.
      let platforms = folders.filter { $0.contains("-") && triple.hasPrefix($0) }.sorted()
      native = (platforms.isEmpty ? [triple] : platforms).map { "\(layout.folder)/\($0)/\(tail)" }
    } else {
      native += folders.sorted().map { "\(layout.folder)/\($0)/\(tail)" }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
    let other = "\(layout.folder)/out"
    switch layout.system {
    case .swiftbuild: return [other]
    case .native: return native
    case nil: return isStore(other) ? native + [other] : native
    }
  }

  /// Whether the build system that has one store for all has built in a configuration.
  private static func hasProducts(_ store: String, _ layout: BuildLayout) -> Bool {
    let products = try? FileManager.default.contentsOfDirectory(atPath: store + "/Products")
    // `Debug`, and with a platform's name behind it.
    return products?.contains {
      $0.lowercased().split(separator: "-").first.map(String.init) == layout.configuration
    } ?? false
  }

  /// Of one build system's stores the first, of both systems' the one that was written to last.
  private static func newest(_ stores: [String], _ layout: BuildLayout) -> String? {
    guard let first = stores.first, let last = stores.last else { return nil }
    let isOther = last == "\(layout.folder)/out"
    return isOther && written(last) > written(first) ? last : first
  }

  private static func written(_ store: String) -> Int64 {
    Freshness.modified("\(store)/\(supportedFormat)/units") ?? 0
  }

  static func isStore(_ path: String) -> Bool { !versions(of: path).isEmpty }

  private static func versions(of path: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return entries.filter { entry in
      entry.hasPrefix("v") && Int(entry.dropFirst()) != nil
        && FileManager.default.fileExists(atPath: "\(path)/\(entry)/units")
    }.sorted()
  }

  /// The format that every toolchain since Swift 5 writes.
  static let supportedFormat = "v5"

  private static func checkFormat(_ path: String) throws(CakeError) {
    let versions = versions(of: path)
    guard !versions.contains(supportedFormat) else { return }
    throw .storeFormat(
      path: path, found: versions.joined(separator: ", "), supported: supportedFormat)
  }
}
