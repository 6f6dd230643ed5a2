/// Turns findings that advise a removal into removals that can be tried.
struct Proposals {
  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  /// For each place in a slice the slice and the term.
  private let terms: [SourcePlace: (slice: Int, term: Slice.Term)]
  /// Where conformances may go, by file.
  private let conformances: [String: [SourcePlace]]

  init(_ findings: [Finding], of program: Program) {
    self.program = program
    conformances = Dictionary(
      grouping: findings.filter { [.unusedProvider, .unneededDouble].contains($0.rule) }
        .map(\.location), by: \.file)
    var terms: [SourcePlace: (slice: Int, term: Slice.Term)] = [:]
    for (index, slice) in program.catalog.slices.enumerated() where slice.isOwn {
      for term in slice.terms { terms[term.place] = (index, term) }
    }
    self.terms = terms
  }

  /// Nil where there is no edit that does what the finding says.
  func proposal(for finding: Finding) -> Proposal? {
    switch finding.rule {
    case .unusedNeed:
      guard let (slice, term) = terms[finding.location], case .provider(let provider) = term.target
      else { return nil }
      if let fix = finding.fix, finding.hasSafeFix { return proposal(fix.edits, [provider]) }
      return wholeSlices(from: slice)
    case .redundantNeed, .unusedSlice:
      guard let fix = finding.fix, finding.hasSafeFix else { return nil }
      // What the needs of a slice are stays the same.
      return Proposal(edits: fix.edits, removed: [], losesTraits: false)
    case .unusedProvider, .unneededDouble:
      return conformance(at: finding)
    default: return nil
    }
  }

  private func proposal(
    _ edits: [Finding.Fix.Edit], _ providers: Set<Int>
  ) -> Proposal {
    let all = providers.map { catalog.providers[$0] }
    let removed = Set(all.flatMap(\.protocols).map(facts.qualifiedName))
    return Proposal(
      edits: edits, removed: removed, losesTraits: all.contains { !$0.traits.isEmpty })
  }

  /// The conformance that a root's clause names.
  private func conformance(at finding: Finding) -> Proposal? {
    guard let file = facts.files.firstIndex(where: { $0.path == finding.location.file }) else {
      return nil
    }
    let source = facts.source(file)
    let lines = LineTable(source.bytes)
    let others = (conformances[finding.location.file] ?? []).compactMap {
      source.token(line: $0.line, column: $0.column)
    }
    guard
      let token = source.token(line: finding.location.line, column: finding.location.column),
      let cuts = source.cuts(conformanceAt: token, among: Set(others), lines),
      case .name(let name)? = finding.subject[.provider],
      let provider = catalog.providers.firstIndex(where: { $0.name == name })
    else { return nil }
    let edits = cuts.map { Finding.Fix.Edit(cutting: $0, of: finding.location.file, lines) }
    return proposal(edits, [provider])
  }

  /// Everything that can go from a slice of which nothing would be left, or which hands a need on to
  /// such a one, together with the slices that it is handed on to.
  private func wholeSlices(from slice: Int) -> Proposal? {
    var gone: [Int: [UnusedNeed.Need]] = [:]
    for need in program.unusedNeeds { gone[need.slice, default: []].append(need) }
    var seen: Set<Int> = [slice]
    var pending = [slice]
    var edits: [Finding.Fix.Edit] = []
    var providers: Set<Int> = []
    while let next = pending.popLast() {
      if let needs = gone[next] {
        guard let cuts = self.edits(of: next, needs) else { return nil }
        edits += cuts
        providers.formUnion(needs.map(\.provider))
      }
      for other in program.fixes.asking(catalog.node(slice: next)) where seen.insert(other).inserted
      {
        pending.append(other)
      }
    }
    return proposal(edits, providers)
  }

  private func edits(of index: Int, _ needs: [UnusedNeed.Need]) -> [Finding.Fix.Edit]? {
    let slice = catalog.slices[index]
    let source = facts.source(slice.file)
    let lines = LineTable(source.bytes)
    guard let list = source.termList(in: slice.tokens, isClause: slice.isProtocol) else {
      return nil
    }
    let starts = Set(
      (needs.map(\.term) + RedundantNeed.terms(of: index, in: program)).map(\.tokens.lowerBound))
    let file = slice.place.file
    guard !list.terms.allSatisfy({ starts.contains($0.lowerBound) }) else {
      let first = slice.isProtocol ? slice.tokens.lowerBound - 1 : slice.tokens.lowerBound
      let range = Int(source[first].start)..<Int(source[slice.tokens.upperBound - 1].end)
      return [
        Finding.Fix.Edit(
          cutting: range, of: file, lines, leaving: slice.isProtocol ? "" : "Any")
      ]
    }
    return list.removals(together: starts, in: source).flatMap { source.cuts(for: $0, lines) }
      .map { Finding.Fix.Edit(cutting: $0, of: file, lines) }
  }
}

extension Finding.Fix.Edit {
  init(cutting range: Range<Int>, of file: String, _ lines: LineTable, leaving text: String = "") {
    let (start, end) = (lines.place(of: range.lowerBound), lines.place(of: range.upperBound))
    self.init(
      file: file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
      replacement: text)
  }
}
