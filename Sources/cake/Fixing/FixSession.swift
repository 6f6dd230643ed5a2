import CakeCore

/// One run of `cake fix` on a package: checks, edits, builds, and starts again until nothing is left.
struct FixSession {
  /// The package, with the parts that are to be fixed, and how the user wrote it.
  let place: PackageFolder
  let path: String
  let request: BuildRequest
  /// None for all.
  let rules: Set<RuleID>
  let facts: FactsOptions
  let allowsChanges: Bool

  /// Every edited file as it was before, by its path in the package.
  private(set) var originals: [String: [UInt8]] = [:]
  private(set) var fixed: [Finding] = []
  private(set) var refused: [Finding] = []
  private(set) var left: [Finding] = []
  /// The findings whose files are links out of the package, with where these lead.
  private(set) var outside: [(finding: Finding, target: String)] = []

  private var package: String { place.path }

  init(
    _ place: PackageFolder, path: String, rules: Set<RuleID>, facts: FactsOptions,
    allowsChanges: Bool
  ) throws(ToolError) {
    self.place = place
    self.path = path
    self.rules = rules
    self.facts = facts
    self.allowsChanges = allowsChanges
    request = try facts.request(place.path)
  }

  /// The findings to act on; nil where the check has said on standard error why there are none.
  mutating func plan() throws(ToolError) -> FixPlan? {
    let parts = place.parts.map { Folder(package).path(of: $0) }
    guard
      let report = try Supervision.report(
        [package] + parts + facts.provingArguments, rebuilding: facts.skipsBuild ? nil : request)
    else { return nil }
    var plan = FixPlan(report.findings, rules: rules, refused: Set(refused.map(FixPlan.Key.init)))
    let links = LinkedFiles(of: plan.files, in: package)
    outside = plan.fixes.compactMap { fix in links.target(of: fix).map { (fix, $0) } }
    plan.fixes = plan.fixes.filter { links.target(of: $0) == nil }.map(links.followed)
    left = plan.left
    return plan
  }

  /// Carries fixes out, and takes back those without which the package builds and with which it
  /// does not. Whatever else goes wrong, the files are then as they were.
  mutating func carryOut(_ plan: FixPlan) throws(ToolError) {
    let files = plan.files
    if !allowsChanges {
      let own = Set(originals.keys)
      let others = files.filter { !own.contains($0) }
      let changed: [String]?
      do { changed = try WorkingTree.changed(others, in: package) } catch {
        throw .gitFailed(
          task: "git can't tell what of '\(path)' is committed", words: error.words)
      }
      guard let unsafe = changed else { throw .repositoryMissing(path: path) }
      guard unsafe.isEmpty else { throw .uncommittedChanges(files: unsafe) }
    }
    let before = try texts(of: files)
    var current = before
    do throws(ToolError) {
      let kept = try Settling.largest(of: plan.fixes) { fixes throws(ToolError) in
        try write(with: fixes, before, &current)
        return try builds()
      }
      let keys = Set(kept)
      let dropped = plan.fixes.filter { !keys.contains($0) }
      if !dropped.isEmpty {
        try write(with: kept, before, &current)
        try build()
      }
      fixed += kept
      refused += dropped
    } catch {
      try? put(before, over: &current)
      throw error
    }
    originals.merge(before.filter { current[$0.key] != $0.value }) { first, _ in first }
  }

  /// The files as they are with some fixes, without writing them.
  func preview(_ plan: FixPlan) throws(ToolError) -> String {
    let before = try texts(of: plan.files)
    guard let after = FixPlan.texts(with: plan.fixes, from: before) else {
      throw .fileChanged(path: path)
    }
    return difference(from: before, to: after)
  }

  /// All that was changed so far.
  func difference() throws(ToolError) -> String {
    difference(from: originals, to: try texts(of: originals.keys.sorted()))
  }

  /// With paths that lead there from where the user stands, as `git apply` wants them: it takes none
  /// with `..`, so where one had any, all are the package's.
  private func difference(from old: [String: [UInt8]], to new: [String: [UInt8]]) -> String {
    let here = Folder(PackageFolder.absolute("."))
    let absolute = old.keys.map { Folder(package).path(of: $0) }
    let areBelow = absolute.allSatisfy(here.contains)
    return old.keys.sorted().map { file in
      let shown = areBelow ? here.path(to: Folder(package).path(of: file)) ?? file : file
      return UnifiedDiff.text(from: old[file]!, to: new[file]!, file: shown)
    }.joined()
  }

  private func texts(of files: [String]) throws(ToolError) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in files { texts[file] = try SourceFile.read("\(package)/\(file)") }
    return texts
  }

  private func write(
    with fixes: [Finding], _ before: [String: [UInt8]], _ current: inout [String: [UInt8]]
  ) throws(ToolError) {
    guard let texts = FixPlan.texts(with: fixes, from: before) else {
      throw .fileChanged(path: path)
    }
    try put(texts, over: &current)
  }

  /// Writes the files that differ, unless somebody else has written to one.
  private func put(
    _ texts: [String: [UInt8]], over current: inout [String: [UInt8]]
  ) throws(ToolError) {
    for file in texts.keys.sorted() where texts[file] != current[file] {
      let path = "\(package)/\(file)"
      guard try SourceFile.read(path) == current[file] else { throw .fileChanged(path: file) }
      try SourceFile.write(texts[file]!, to: path)
      current[file] = texts[file]
    }
  }

  private func builds() throws(ToolError) -> Bool {
    try throwIfInterrupted()
    do {
      try build()
    } catch .buildFailed {
      try throwIfInterrupted()
      return false
    } catch {
      try throwIfInterrupted()
      throw error
    }
    return true
  }

  /// Builds; where only linking fails, once more from all sources.
  private func build() throws(ToolError) {
    do { try Supervision.buildFresh(request, facts) } catch {
      guard StaleLink.explains(error, request) else { throw error }
      try throwIfInterrupted()
      StaleLink.touchSources(below: [package] + place.parts.map(Folder(package).path(of:)))
      try Supervision.buildFresh(request, facts)
    }
  }

  func throwIfInterrupted() throws(ToolError) {
    if let signal = Interruption.signal { throw .fixingStopped(signal: signal) }
  }
}
