/// The branches of `#if` that this build left out, and that another build may have.
///
/// The index decides first: what it has something of was built, and tells what holds. Where a branch
/// has nothing that an index could have, its condition decides.
struct InactiveBranches {
  struct Branch {
    var file: Int
    /// The `#if`, `#elseif` or `#else` that it begins with.
    var directive: Int
    var tokens: Range<Int>
    /// Whether no build has it: `#if false`.
    var isDead = false
    /// Whether it is a whole file of which nothing can be held against the index.
    var isAmbiguous = false
  }

  private struct Candidate {
    var branch: Branch
    /// Its own condition, and those before it, which did not hold.
    var condition: Condition
    var isBuilt: Bool
  }

  private let facts: Facts

  init(_ facts: Facts) { self.facts = facts }

  func found() -> [Branch] {
    let candidates = facts.files.indices
      .filter { facts.files[$0].isOwn && facts.source($0).contains(bytes: "#if") }
      .flatMap(candidates)
    var known: [String: [String: Bool]] = [:]
    for candidate in candidates where candidate.isBuilt {
      let module = facts.files[candidate.branch.file].module
      candidate.condition.imply(true) { known[module, default: [:]][$0] = $1 }
    }
    let ambiguous = facts.files.indices
      .filter { facts.files[$0].isOwn && facts.source($0).hasAmbiguousPlaces }
      .map { file in
        Branch(
          file: file, directive: 0, tokens: 0..<facts.source(file).count, isAmbiguous: true)
      }
    return ambiguous
      + candidates.compactMap { candidate in
        guard !candidate.isBuilt else { return nil }
        let parts = known[facts.files[candidate.branch.file].module] ?? [:]
        let isHere = candidate.condition.value {
          parts[$0] ?? everywhere($0) ?? Self.here($0)
        }
        guard isHere != true else { return nil }
        var branch = candidate.branch
        branch.isDead = candidate.condition.value(everywhere) == false
        return branch
      }
  }

  /// What a part of a condition is in every build.
  private func everywhere(_ part: String) -> Bool? {
    switch part {
    case "true": return true
    case "false": return false
    default: return facts.leastVersions.value(of: part)
    }
  }

  /// What it is in a debug build of this machine.
  private static func here(_ part: String) -> Bool? {
    known[part] ?? LeastVersions.value(of: part, "compiler", from: ownCompiler)
  }

  /// The tool itself needs it.
  private static let ownCompiler = [6, 2]

  private static let known: [String: Bool] = {
    var known = ["DEBUG": true]
    #if os(Linux)
      known["os(Linux)"] = true
    #elseif os(macOS)
      known["os(macOS)"] = true
      known["canImport(Darwin)"] = true
    #endif
    #if arch(x86_64)
      known["arch(x86_64)"] = true
    #elseif arch(arm64)
      known["arch(arm64)"] = true
    #endif
    return known
  }()

  private func candidates(in file: Int) -> [Candidate] {
    let source = facts.source(file)
    var found: [Candidate] = []
    var open: [(directive: Int, start: Int, own: Condition, before: [Condition])] = []
    func close(at end: Int) -> (own: Condition, before: [Condition])? {
      guard let last = open.popLast() else { return nil }
      let branch = Branch(file: file, directive: last.directive, tokens: last.start..<end)
      found.append(
        Candidate(
          branch: branch, condition: .all(last.before.map(Condition.not) + [last.own]),
          isBuilt: isBuilt(branch)))
      return (last.own, last.before)
    }
    for token in 0..<source.count where source[token].kind == .directive {
      let start = lineEnd(token, source)
      if source.matches(token, "#if") {
        open.append((token, start, source.condition(in: token + 1..<start), []))
      } else if source.matchesAny(token, "#else", "#elseif") {
        guard let last = close(at: token) else { continue }
        let isLast = source.matches(token, "#else")
        let own = isLast ? .part("true") : source.condition(in: token + 1..<start)
        open.append((token, isLast ? token + 1 : start, own, last.before + [last.own]))
      } else if source.matches(token, "#endif") {
        _ = close(at: token)
      }
    }
    return found
  }

  /// Whether the index has anything of it.
  private func isBuilt(_ branch: Branch) -> Bool {
    let source = facts.source(branch.file)
    return branch.tokens.contains { token in
      guard source.isIdentifier(token) else { return false }
      return !facts.occurrences(at: token, in: branch.file).isEmpty
    }
  }

  private func lineEnd(_ token: Int, _ source: SourceText) -> Int {
    var index = token + 1
    while index < source.count, !source[index].startsLine { index += 1 }
    return index
  }
}
