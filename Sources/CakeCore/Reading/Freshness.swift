import Foundation

/// Whether a store's facts are those of the sources as they are now.
enum Freshness {
  /// The units whose source still exists, one for each source file, the newest where several are.
  ///
  /// Units of dependencies come along, for what they declare; only the package's own must be fresh.
  /// With `dropsStale`, what is not fresh is left out instead.
  static func current(
    _ units: [StoreUnit], package: String, dropsStale: Bool = false
  ) throws(CakeError) -> [StoreUnit] {
    var newest: [String: StoreUnit] = [:]
    for unit in units {
      let key = unit.module + ":" + unit.mainFile
      if let other = newest[key], (other.written, other.name) >= (unit.written, unit.name) {
        continue
      }
      newest[key] = unit
    }
    var stale: [String] = []
    var current: [StoreUnit] = []
    for unit in newest.values {
      guard let changed = modified(unit.mainFile) else { continue }
      if changed > unit.written, isOwn(unit.mainFile, package) {
        if dropsStale { continue }
        stale.append(relative(unit.mainFile, to: package))
      }
      current.append(unit)
    }
    guard stale.isEmpty else { throw .staleStore(files: stale.sorted()) }
    return current.sorted { ($0.mainFile, $0.module) < ($1.mainFile, $1.module) }
  }

  /// Whether it is a source of the package proper: not a dependency's, not made by the build.
  static func isOwn(_ file: String, _ package: String) -> Bool {
    file.hasPrefix(package + "/") && !file.hasPrefix(package + "/.build/")
  }

  /// The path from the package's folder, through `..` where the file lies outside.
  static func relative(_ file: String, to package: String) -> String {
    if file.hasPrefix(package + "/") { return String(file.dropFirst(package.utf8.count + 1)) }
    let from = package.split(separator: "/")
    let to = file.split(separator: "/")
    var common = 0
    while common < min(from.count, to.count), from[common] == to[common] { common += 1 }
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to[common...].map(String.init)).joined(separator: "/")
  }

  /// When a file was last changed, in nanoseconds since 1970; nil where there is none.
  private static func modified(_ file: String) -> Int64? {
    var status = stat()
    guard stat(file, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
