import Foundation

/// Whether a store's facts are those of the sources as they are now.
enum Freshness {
  /// The units whose source still exists, one for each source file, the newest where several are.
  ///
  /// Units of dependencies come along, for what they declare; only the package's own must be fresh.
  /// With `dropsStale`, what is not fresh is left out instead.
  static func current(
    _ units: [StoreUnit], package: String, _ ownership: Ownership, dropsStale: Bool = false,
    except rewritten: Set<String> = []
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
    var failed: [String] = []
    var current: [StoreUnit] = []
    for unit in newest.values {
      guard let changed = modified(unit.mainFile) else { continue }
      if rewritten.contains(unit.mainFile) {
        // What it declared when it was compiled is the best that is known.
      } else if changed > unit.written, ownership.owns(unit.mainFile) {
        if dropsStale { continue }
        stale.append(Folder(package).relativePath(to: unit.mainFile))
      } else if !dropsStale, isFailed(unit), ownership.owns(unit.mainFile) {
        failed.append(Folder(package).relativePath(to: unit.mainFile))
      }
      current.append(unit)
    }
    guard stale.isEmpty else { throw .staleStore(files: stale.sorted()) }
    guard failed.isEmpty else { throw .compileFailed(files: failed.sorted()) }
    return current.sorted { ($0.mainFile, $0.module) < ($1.mainFile, $1.module) }
  }

  /// Whether the compile that wrote a unit ended with errors: then the driver deletes its object.
  ///
  /// Other build systems write down paths that lead nowhere; of those nothing is known.
  private static func isFailed(_ unit: StoreUnit) -> Bool {
    guard unit.output.hasSuffix(".o"), modified(unit.output) == nil,
      let folder = Folder(unit.output).parent
    else { return false }
    return modified(folder.path) != nil
  }

  /// When a file was last changed, in nanoseconds since 1970; nil where there is none.
  static func modified(_ file: String) -> Int64? {
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
