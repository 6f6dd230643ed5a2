/// The source files that several modules are compiled from, as an app and its extension share some.
///
/// What is declared there is there once for each module, and one text: what one of them can do
/// without, another may use.
struct SharedFiles {
  private var modules: [String: Set<String>] = [:]

  init(_ facts: Facts) {
    for file in facts.files where file.isOwn { modules[file.path, default: []].insert(file.module) }
    modules = modules.filter { $1.count > 1 }
  }

  private struct Key: Hashable {
    var rule: RuleID
    var place: SourcePlace
  }

  /// The findings that advise to remove what not every module of their file can do without.
  func contested(_ findings: [Finding]) -> [Finding] {
    guard !modules.isEmpty else { return [] }
    let advised = findings.filter(isAdvice)
    let subjects = Dictionary(grouping: advised, by: key).mapValues { Set($0.map(\.subject)).count }
    return advised.filter { subjects[key($0)]! < modules[$0.location.file]!.count }
  }

  /// The findings without what is said of the same text once more, for another module.
  func once(_ findings: [Finding]) -> [Finding] {
    guard !modules.isEmpty else { return findings }
    var seen: Set<Key> = []
    return findings.filter { !isAdvice($0) || seen.insert(key($0)).inserted }
  }

  private func isAdvice(_ finding: Finding) -> Bool {
    (finding.rule.advisesRemoval || finding.rule == .staleProvider)
      && modules[finding.location.file] != nil
  }

  private func key(_ finding: Finding) -> Key {
    Key(rule: finding.rule, place: finding.location)
  }
}
