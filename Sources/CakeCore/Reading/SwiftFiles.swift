#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Swift files that a build takes from a folder.
enum SwiftFiles {
  /// All of them, those in hidden folders and catalogs left out.
  static func paths(below folder: String) -> [String] {
    var paths: [String] = []
    add(folder, to: &paths)
    return paths
  }

  private static func add(_ folder: String, to paths: inout [String]) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let place = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      let name = String(cString: place.assumingMemoryBound(to: CChar.self))
      let path = "\(folder)/\(name)"
      if !name.utf8.contains(UInt8(ascii: ".")) {
        if isFolder(entry.pointee, path) { add(path, to: &paths) }
      } else if name.hasSuffix(".swift"), name.utf8.first != UInt8(ascii: "."),
        !isFolder(entry.pointee, path)
      {
        paths.append(path)
      }
    }
  }

  /// Whether it is a folder itself, not a link to one; not every disk says so in its list.
  private static func isFolder(_ entry: dirent, _ path: String) -> Bool {
    guard Int(entry.d_type) == Int(DT_UNKNOWN) else { return Int(entry.d_type) == Int(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
