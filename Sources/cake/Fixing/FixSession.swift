import CakeCore

/// One run of `cake fix` on a package: checks, edits, builds, and starts again until nothing is left.
struct FixSession {
  let files: EditSession
  /// None for all.
  let rules: Set<RuleID>

  /// Every edited file as it was before, by its path in the package.
  private(set) var originals: [String: [UInt8]] = [:]
  private(set) var fixed: [Finding] = []
  private(set) var refused: [Finding] = []
  private(set) var left: [Finding] = []
  /// The remarks that could be fixed if they were asked for.
  private(set) var remarks: [Finding] = []
  /// How many that could be fixed the baseline hides.
  private(set) var known = 0
  /// The findings that can only be fixed together with such.
  private(set) var withheld: [Finding] = []
  /// What was found before the first change.
  private var before: Set<FixPlan.Key>?
  /// Those of them that would leave nothing of their slices.
  private(set) var emptying: Set<FixPlan.Key> = []
  /// The findings whose files are links out of the package, with where these lead.
  private(set) var outside: [(finding: Finding, target: String)] = []

  private var package: String { files.package }

  init(
    _ place: PackageFolder, path: String, rules: Set<RuleID>, facts: FactsOptions,
    allowsChanges: Bool
  ) throws(ToolError) {
    self.rules = rules
    files = try EditSession(place, path: path, facts: facts, allowsChanges: allowsChanges)
  }

  /// The findings to act on; nil where the check has said on standard error why there are none.
  mutating func plan() throws(ToolError) -> FixPlan? {
    let parts = files.place.parts.map { Folder(package).path(of: $0) }
    let (found, hidden) = try KnownFindings.with { file throws(ToolError) in
      let report = try Supervision.report(
        [package] + parts + files.facts.provingArguments,
        rebuilding: files.facts.skipsBuild ? nil : files.request, telling: files.facts,
        adding: file.variables)
      return (report, file.all)
    }
    guard let report = found else { return nil }
    known = hidden.count { $0.rule.isFixable && (rules.isEmpty || rules.contains($0.rule)) }
    var plan = FixPlan(
      report.findings, rules: rules, refused: Set(refused.map(FixPlan.Key.init)), before: before)
    before = before ?? Set(report.findings.map(FixPlan.Key.init))
    withheld = plan.fixes.filter { fix in hidden.contains { $0.isDone(by: fix) } }
    plan.fixes.removeAll(where: withheld.contains)
    let links = LinkedFiles(of: plan.files, in: package)
    outside = plan.fixes.compactMap { fix in links.target(of: fix).map { (fix, $0) } }
    plan.fixes = plan.fixes.filter { links.target(of: $0) == nil }.map(links.followed)
    (left, remarks) = (plan.left, plan.remarks)
    let needs = report.slices.map { ($0.name, Set($0.needs)) }
    emptying = plan.emptying(Dictionary(needs) { $0.union($1) })
    return plan
  }

  /// Carries fixes out, and takes back those without which the package builds and with which it
  /// does not. Whatever else goes wrong, the files are then as they were.
  mutating func carryOut(_ plan: FixPlan) throws(ToolError) {
    try files.throwIfUncommitted(plan.files.filter { originals[$0] == nil })
    let before = try files.texts(of: plan.files)
    var current = before
    do throws(ToolError) {
      let kept = try Settling.largest(of: plan.fixes) { fixes throws(ToolError) in
        try write(with: fixes, before, &current)
        return try files.builds()
      }
      let keys = Set(kept)
      let dropped = plan.fixes.filter { !keys.contains($0) }
      if !dropped.isEmpty {
        try write(with: kept, before, &current)
        try files.build()
      }
      fixed += kept
      refused += dropped
    } catch {
      try? files.put(before, over: &current)
      throw error
    }
    originals.merge(before.filter { current[$0.key] != $0.value }) { first, _ in first }
  }

  /// The files as they are with some fixes, without writing them.
  func preview(_ plan: FixPlan) throws(ToolError) -> String {
    let before = try files.texts(of: plan.files)
    return files.difference(from: before, to: try texts(with: plan.fixes, before))
  }

  /// All that was changed so far.
  func difference() throws(ToolError) -> String {
    files.difference(from: originals, to: try files.texts(of: originals.keys.sorted()))
  }

  /// The changed files that 'cake generate' writes, which are out of date now.
  var generated: [String] {
    originals.filter { GeneratedFile.mayBegin($0.value) }.keys.sorted()
  }

  private func write(
    with fixes: [Finding], _ before: [String: [UInt8]], _ current: inout [String: [UInt8]]
  ) throws(ToolError) {
    try files.put(try texts(with: fixes, before), over: &current)
  }

  private func texts(
    with fixes: [Finding], _ before: [String: [UInt8]]
  ) throws(ToolError) -> [String: [UInt8]] {
    guard var texts = FixPlan.texts(with: fixes, from: before) else {
      throw .fileChanged(path: files.path)
    }
    for (file, old) in before {
      texts[file] = texts[file].map { GeneratedFile.sealing($0, afterEditing: old) }
    }
    return texts
  }
}
