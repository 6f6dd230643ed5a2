/// The source files that several modules are compiled from, as an app and its extension share some,
/// by one path or by links.
///
/// What is declared there is there once for each module, and one text: what one of them can do
/// without, another may use.
struct SharedFiles {
  private var modules: [String: Set<String>] = [:]
  /// For each path that is not the first one of its file that one.
  private var first: [String: String] = [:]

  init(_ facts: Facts) {
    let own = Self.alike(facts)
    let paths = Dictionary(own.map { ($0.absolutePath, $0.path) }) { first, _ in first }
    let same = SameFiles(paths.keys)
    for file in own {
      let name = paths[same.all(of: file.absolutePath)[0]]!
      if name != file.path { first[file.path] = name }
      modules[name, default: []].insert(file.module)
    }
    modules = modules.filter { $1.count > 1 }
  }

  /// The own files whose texts may be the same: the others can't be one file, whatever their paths.
  private static func alike(_ facts: Facts) -> [Facts.File] {
    struct Look: Hashable {
      var length: Int
      var tokens: Int
      var middle: ContentHash
    }
    let own = facts.files.indices.filter { facts.files[$0].isOwn }
    let files = Dictionary(grouping: own) { file in
      let source = facts.source(file)
      let (length, half) = (source.content.count, source.content.count / 2)
      var middle = ContentHash()
      middle.add(UnsafeRawBufferPointer(rebasing: source.content[half..<min(length, half + 64)]))
      return Look(length: length, tokens: source.count, middle: middle)
    }
    return files.values.filter { $0.count > 1 }.joined().map { facts.files[$0] }
  }

  private func name(_ file: String) -> String { first[file] ?? file }

  /// The place by the first path of its file.
  func place(of place: SourcePlace) -> SourcePlace {
    var place = place
    place.file = name(place.file)
    return place
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
    return advised.filter { subjects[key($0)]! < modules[name($0.location.file)]!.count }
  }

  /// The findings without what is said of the same text once more, for another module.
  func once(_ findings: [Finding]) -> [Finding] {
    guard !modules.isEmpty else { return findings }
    var seen: Set<Key> = []
    return findings.filter { !isAdvice($0) || seen.insert(key($0)).inserted }
  }

  private func isAdvice(_ finding: Finding) -> Bool {
    (finding.rule.advisesRemoval || finding.rule == .staleProvider)
      && modules[name(finding.location.file)] != nil
  }

  private func key(_ finding: Finding) -> Key {
    Key(rule: finding.rule, place: place(of: finding.location))
  }
}
