#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Swift files that a build takes from a folder.
struct SwiftFiles {
  private let followsLinks: Bool
  private var paths: [String] = []

  /// All of them, those in hidden folders and in bundles left out.
  ///
  /// - Parameter followsLinks: Whether to look into folders elsewhere that links lead to, as a build does.
  static func paths(below folder: String, followsLinks: Bool = true) -> [String] {
    var files = SwiftFiles(followsLinks: followsLinks)
    files.add(folder, through: [])
    return files.paths
  }

  private init(followsLinks: Bool) { self.followsLinks = followsLinks }

  /// - Parameter links: Where the links on the way lead to.
  private mutating func add(_ folder: String, through links: [String]) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let place = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = String(cString: place.assumingMemoryBound(to: CChar.self))
      guard name.utf8.first != UInt8(ascii: ".") else { continue }
      let path = "\(folder)/\(name)"
      switch kind(of: entry.pointee, path) {
      case .folder:
        if !Self.isBundle(name) { add(path, through: links) }
      case .linkedFolder:
        guard followsLinks, !Self.isBundle(name), let target = Folder.real(path),
          let here = Folder.real(folder), !links.contains(target), here != target,
          !Folder(target).contains(here)
        else { continue }
        add(path, through: links + [target])
      case .file:
        if name.hasSuffix(".swift") { paths.append(path) }
      }
    }
  }

  /// What a build takes for one thing, or may: what it has inside need not be compiled.
  private static let bundles: Set<String> = [
    "app", "artifactbundle", "bundle", "docc", "framework", "icon", "lproj", "mlpackage",
    "playground", "rcproject", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld",
    "xcframework", "xcmappingmodel", "xcodeproj", "xcstickers", "xcworkspace",
  ]

  private static func isBundle(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return bundles.contains(name[name.index(after: dot)...].lowercased())
  }

  private enum Kind { case file, folder, linkedFolder }

  /// What stands in a folder's list; not every disk says so there.
  private func kind(of entry: dirent, _ path: String) -> Kind {
    switch Int(entry.d_type) {
    case Int(DT_DIR): return .folder
    case Int(DT_REG): return .file
    default:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return .file }
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        ? .linkedFolder : .folder
    }
  }
}
