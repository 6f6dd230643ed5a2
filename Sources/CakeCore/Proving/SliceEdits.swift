/// What to cut from slices so that some of their terms are gone.
struct SliceEdits {
  private let catalog: Catalog
  private var facts: Facts { catalog.facts }

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// The edits for terms that go together; nil where a slice is written in an unusual way.
  func edits(removing terms: Set<Proposal.Term>) -> [Finding.Fix.Edit]? {
    var edits: [Finding.Fix.Edit] = []
    let slices = Dictionary(grouping: terms, by: \.slice).sorted { $0.key < $1.key }
    for (slice, terms) in slices {
      guard let more = self.edits(of: slice, removing: Set(terms.map(\.start))) else { return nil }
      edits += more
    }
    return edits
  }

  /// The files that a removal edits.
  func files(of proposal: Proposal) -> Set<String> {
    Set(proposal.terms.map { catalog.slices[$0.slice].place.file } + proposal.edits.map(\.file))
  }

  private func edits(of index: Int, removing starts: Set<Int>) -> [Finding.Fix.Edit]? {
    let slice = catalog.slices[index]
    let source = facts.source(slice.file)
    let lines = LineTable(source.bytes)
    let file = slice.place.file
    guard let list = source.termList(in: slice.tokens, isClause: slice.isProtocol),
      starts.isSubset(of: list.terms.map(\.lowerBound))
    else { return nil }
    if list.terms.count == starts.count {
      // A protocol's clause goes with its colon, a composition of nothing is `Any`.
      let first = slice.isProtocol ? slice.tokens.lowerBound - 1 : slice.tokens.lowerBound
      let range = Int(source[first].start)..<Int(source[slice.tokens.upperBound - 1].end)
      return [.init(cutting: range, of: file, lines, leaving: slice.isProtocol ? "" : "Any")]
    }
    return list.removals(together: starts, in: source).flatMap { source.cuts(for: $0, lines) }
      .map { .init(cutting: $0, of: file, lines) }
  }
}
