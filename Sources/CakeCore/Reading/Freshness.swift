/// Whether a store's facts are those of the sources as they are now.
enum Freshness {
  /// The units whose source still exists, one for each source file, the newest where several are.
  ///
  /// Units of dependencies come along, for what they declare; only the package's own must be fresh.
  /// With `dropsStale`, what is not fresh is left out instead. With `doubts`, a source that may be
  /// another file than was compiled, and isn't known to say the same, is not fresh either.
  ///
  /// - Parameters:
  ///   - store: Where the units are from.
  ///   - diagnostics: Reads what the compiler said of them.
  ///   - isForeign: Whether SwiftPM has not built it.
  static func current(
    _ units: [StoreUnit], of store: String, _ diagnostics: SerializedDiagnostics,
    package: String, _ ownership: Ownership, jobs: Int, dropsStale: Bool = false,
    doubts: Bool = false, _ compiled: CompiledTexts? = nil, except rewritten: Set<String> = [],
    isForeign: Bool = false
  ) throws(CakeError) -> [StoreUnit] {
    let newest = try newest(units, ownership, jobs: jobs)
    func isStale(_ unit: Candidate) -> Bool {
      unit.source.modified > unit.unit.written && ownership.owns(unit.unit.mainFile)
        && !rewritten.contains(unit.unit.mainFile)
    }
    let former = former(newest.map(\.unit), stale: newest.filter(isStale).map(\.unit.module))
    var stale: [String] = []
    var failed: [String] = []
    var current: [StoreUnit] = []
    let failures = FailedCompiles(StoreLocation.intermediates(of: store), diagnostics)
    for candidate in newest where !former.contains(candidate.unit.module) {
      let unit = candidate.unit
      if rewritten.contains(unit.mainFile) {
        // What it declared when it was compiled is the best that is known.
      } else if isStale(candidate) {
        if dropsStale { continue }
        stale.append(Folder(package).relativePath(to: unit.mainFile))
      } else if doubts, !dropsStale, unit.mayPrecede(candidate.source),
        ownership.owns(unit.mainFile), compiled?.isAsCompiled(unit) != true
      {
        stale.append(Folder(package).relativePath(to: unit.mainFile))
      } else if !dropsStale, ownership.owns(unit.mainFile),
        failures.wrote(unit, lacksObject: candidate.lacksObject)
      {
        guard unit.isNamedByOutput else {
          throw .unitUnreadable(unit: unit.name, reason: "it names another output than its own")
        }
        failed.append(Folder(package).relativePath(to: unit.mainFile))
      }
      current.append(unit)
    }
    guard stale.isEmpty else { throw .staleStore(files: stale.sorted(), isForeign: isForeign) }
    guard failed.isEmpty else { throw .compileFailed(files: failed.sorted()) }
    return current
  }

  /// A unit whose source exists.
  private struct Candidate {
    var unit: StoreUnit
    var source: FileStamp
    var lacksObject: Bool
  }

  /// The newest unit of each source file in each module, in the order of these.
  private static func newest(
    _ units: [StoreUnit], _ ownership: Ownership, jobs: Int
  ) throws(CakeError) -> [Candidate] {
    let found = try SharedWork.values(units.count, jobs: jobs) {
      { index in
        let unit = units[index]
        return FileStamp(unit.mainFile).map {
          Candidate(unit: unit, source: $0, lacksObject: FailedCompiles.lackObject(unit))
        }
      }
    }
    // What is not there any more can be left out, what can't be seen can't.
    for (unit, source) in zip(units, found) where source == nil {
      if ownership.owns(unit.mainFile), Access.isDenied(unit.mainFile) {
        throw .accessDenied(path: unit.mainFile)
      }
    }
    var newest: [Candidate] = []
    let sorted = found.compactMap(\.self).sorted { left, right in
      let (left, right) = (left.unit, right.unit)
      guard (left.mainFile, left.module) == (right.mainFile, right.module) else {
        return (left.mainFile, left.module) < (right.mainFile, right.module)
      }
      return (left.written, left.name) > (right.written, right.name)
    }
    for next in sorted {
      if let last = newest.last?.unit, last.mainFile == next.unit.mainFile,
        last.module == next.unit.module
      {
        continue
      }
      newest.append(next)
    }
    return newest
  }

  /// The modules that are no more: a target was renamed, and its units are still there.
  ///
  /// A module with a stale unit is one where all of its sources have been compiled since, into
  /// others: nothing that they say is lost without it.
  private static func former(_ units: [StoreUnit], stale modules: [String]) -> Set<String> {
    let suspects = Set(modules)
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
    FileStamp(file)?.modified
  }
}
