/// The edits that carry out what findings advise, made together.
///
/// Every fix that is handed out can be applied alone, and together with all the others: it takes the
/// needs along that something it is handed on to would still ask for. A need that the program can
/// do without has none where that would leave a slice of nothing, or would take a need
/// away that something without a fix still asks for.
final class Fixes {
  unowned let program: Program
  var terms: [Term: Finding.Fix] = [:]
  var declarations: [Int: Finding.Fix] = [:]
  private var asked: [AskedFor: Set<Int>] = [:]
  var catalog: Catalog { program.catalog }

  private struct AskedFor: Hashable {
    var slice: Int
    var provider: Int
  }

  struct Term: Hashable {
    var slice: Int
    /// Its first token.
    var start: Int
  }

  init(_ program: Program) {
    self.program = program
    var gone: [Int: Set<Int>] = [:]
    for need in program.unusedNeeds {
      gone[need.slice, default: []].insert(need.term.tokens.lowerBound)
    }
    for inclusion in program.unusedInclusions {
      gone[inclusion.slice, default: []].insert(inclusion.term.tokens.lowerBound)
    }
    let redundant = program.onceForNeeds(RedundantNeeds.init)
    for index in program.catalog.slices.indices {
      for term in redundant.terms(of: index) {
        gone[index, default: []].insert(term.tokens.lowerBound)
      }
    }
    for (slice, terms) in gone { removeTerms(terms, of: slice) }
    if !program.isProved { keepWhatIsAskedFor() }
    joinCascades()
    removeDeclarations(program.unusedSlices)
    joinIncluding()
  }

  /// What removes a term from a slice.
  func fix(removing term: Slice.Term, from slice: Int) -> Finding.Fix? {
    terms[Term(slice: slice, start: term.tokens.lowerBound)]
  }

  /// What removes a slice as a whole.
  func fix(removing slice: Int) -> Finding.Fix? { declarations[slice] }

  private func removeTerms(_ gone: Set<Int>, of index: Int) {
    let slice = catalog.slices[index]
    let source = program.facts.source(slice.file)
    guard let list = source.termList(in: slice.tokens, isClause: slice.isProtocol) else { return }
    let lines = LineTable(source.bytes)
    for (start, removal) in list.removals(of: gone, in: source) {
      let cuts = source.cuts(for: removal, lines)
      terms[Term(slice: index, start: start)] = fix(cutting: cuts, slice, lines)
    }
  }

  /// A need that is handed on to a slice where it stays has to stay as well.
  private func keepWhatIsAskedFor() {
    var asked: [Int: [UnusedNeeds.Need]] = [:]
    var pending: [UnusedNeeds.Need] = []
    for need in program.unusedNeeds {
      let slices = asking(need.slice, for: need.provider)
      for slice in slices { asked[slice, default: []].append(need) }
      if slices.contains(where: { stays(need.provider, in: $0) }) { pending.append(need) }
    }
    while let need = pending.popLast() {
      let term = Term(slice: need.slice, start: need.term.tokens.lowerBound)
      guard terms.removeValue(forKey: term) != nil else { continue }
      for slice in catalog.slices.indices
      where asked[slice] != nil && catalog.slice(slice, has: need.slice) {
        pending += asked[slice]!.filter { $0.provider == need.provider }
      }
    }
  }

  /// The slices under which a slice's values are handed on, and those that must stay equal to it.
  ///
  /// A root that provides the provider through this slice alone, or by what includes it, loses it with
  /// the slice's need.
  func asking(_ slice: Int, for provider: Int) -> Set<Int> {
    let need = AskedFor(slice: slice, provider: provider)
    if let known = asked[need] { return known }
    let node = catalog.node(slice: slice)
    var found = Set(program.liveness.linked(to: node))
    let roots = catalog.roots.indices.filter { leans($0, on: need) }
    for source in [node] + roots.map(catalog.node(root:)) {
      found.formUnion(program.askedByTypes[source] ?? [])
      for unit in program.unitsBySource[source] ?? [] {
        for sink in program.flow.units[unit]!.sinks.keys {
          if case .slice(let other) = sink.demand { found.insert(other) }
        }
      }
    }
    found.remove(node)
    let slices = Set(found.filter(catalog.isSlice).map(\.number))
    asked[need] = slices
    return slices
  }

  private func leans(_ root: Int, on need: AskedFor) -> Bool {
    let grants = catalog.grantsOfRoots[root][need.provider] ?? []
    if let parent = catalog.superclassesOfRoots[root], !grants.contains(where: \.isWritten) {
      return leans(parent, on: need)
    }
    return !grants.isEmpty
      && grants.allSatisfy { grant in
        guard let slice = grant.slice else { return false }
        let terms = naming(need.provider, in: slice)
        return !terms.isEmpty && terms.allSatisfy { $0.slice == need.slice }
      }
  }

  /// Whether a slice names a provider, itself or through what it includes, after all fixes.
  private func stays(_ provider: Int, in slice: Int) -> Bool {
    naming(provider, in: slice).contains { terms[$0] == nil }
  }

  /// A slice that another includes can only go together with that one.
  private func removeDeclarations(_ unused: Set<Int>) {
    for index in unused {
      let slice = catalog.slices[index]
      let source = program.facts.source(slice.file)
      let lines = LineTable(source.bytes)
      guard let name = source.token(at: slice.place),
        let cut = source.cut(declaration: name, isProtocol: slice.isProtocol, lines)
      else { continue }
      declarations[index] = fix(cutting: [cut], slice, lines)
    }
    var kept = unused.filter { declarations[$0] == nil }
    while let next = kept.popFirst() {
      for included in catalog.slices[next].includedSlices where declarations[included] != nil {
        declarations[included] = nil
        kept.insert(included)
      }
    }
  }

  private func fix(
    cutting cuts: [Range<Int>], _ slice: Slice, _ lines: LineTable
  ) -> Finding.Fix {
    Finding.Fix(
      applicability: .safe,
      edits: cuts.map { cut in
        let (start, end) = (lines.place(of: cut.lowerBound), lines.place(of: cut.upperBound))
        return .init(
          file: slice.place.file, line: start.line, column: start.column,
          endLine: end.line, endColumn: end.column, replacement: "")
      })
  }
}

extension Program {
  /// The edits that carry out what findings advise.
  var fixes: Fixes { onceForNeeds(Fixes.init) }
}
