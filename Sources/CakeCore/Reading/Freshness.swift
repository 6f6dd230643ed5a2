import Foundation

/// Whether a store's facts are those of the sources as they are now.
enum Freshness {
  /// The units whose source still exists, one for each source file, the newest where several are.
  ///
  /// Units of dependencies come along, for what they declare; only the package's own must be fresh.
  /// With `dropsStale`, what is not fresh is left out instead.
  ///
  /// - Parameters:
  ///   - store: Where the units are from.
  ///   - diagnostics: Reads what the compiler said of them.
  static func current(
    _ units: [StoreUnit], of store: String, _ diagnostics: SerializedDiagnostics,
    package: String, _ ownership: Ownership, dropsStale: Bool = false,
    except rewritten: Set<String> = []
  ) throws(CakeError) -> [StoreUnit] {
    var newest: [String: StoreUnit] = [:]
    var changes: [String: Int64] = [:]
    for unit in units {
      guard let changed = changes[unit.mainFile] ?? modified(unit.mainFile) else { continue }
      changes[unit.mainFile] = changed
      let key = unit.module + ":" + unit.mainFile
      if let other = newest[key], (other.written, other.name) >= (unit.written, unit.name) {
        continue
      }
      newest[key] = unit
    }
    func isStale(_ unit: StoreUnit) -> Bool {
      changes[unit.mainFile]! > unit.written && ownership.owns(unit.mainFile)
        && !rewritten.contains(unit.mainFile)
    }
    let former = former(Array(newest.values), isStale)
    var stale: [String] = []
    var failed: [String] = []
    var current: [StoreUnit] = []
    let failures = FailedCompiles(StoreLocation.intermediates(of: store), diagnostics)
    for unit in newest.values where !former.contains(unit.module) {
      if rewritten.contains(unit.mainFile) {
        // What it declared when it was compiled is the best that is known.
      } else if isStale(unit) {
        if dropsStale { continue }
        stale.append(Folder(package).relativePath(to: unit.mainFile))
      } else if !dropsStale, ownership.owns(unit.mainFile), failures.wrote(unit) {
        failed.append(Folder(package).relativePath(to: unit.mainFile))
      }
      current.append(unit)
    }
    guard stale.isEmpty else { throw .staleStore(files: stale.sorted()) }
    guard failed.isEmpty else { throw .compileFailed(files: failed.sorted()) }
    return current.sorted { ($0.mainFile, $0.module) < ($1.mainFile, $1.module) }
  }

  /// The modules that are no more: a target was renamed, and its units are still there.
  ///
  /// A module with a stale unit is one where all of its sources have been compiled since, into
  /// others: nothing that they say is lost without it.
  private static func former(
    _ units: [StoreUnit], _ isStale: (StoreUnit) -> Bool
  ) -> Set<String> {
    let suspects = Set(units.filter(isStale).map(\.module))
    guard !suspects.isEmpty else { return [] }
    var compiled: [String: Int64] = [:]
    for unit in units where !suspects.contains(unit.module) {
      compiled[unit.mainFile] = max(compiled[unit.mainFile] ?? 0, unit.written)
    }
    return Set(
      Dictionary(grouping: units) { $0.module }.filter { module, units in
        let last = units.map(\.written).max()!
        return suspects.contains(module)
          && units.allSatisfy { (compiled[$0.mainFile] ?? 0) > last }
      }.keys)
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
