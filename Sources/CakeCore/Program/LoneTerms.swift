/// Terms that the compiler takes beside others, and not alone.
enum LoneTerms {
  /// Leaves one more term in a slice where what would be left is `Bar.Services` of a generic `Bar`: as a
  /// term it needs no arguments, as an alias of its own it does.
  static func keeping<Need>(
    _ needs: [Need], of slice: Int, besides gone: [Range<Int>] = [], in program: Program,
    _ term: (Need) -> Slice.Term
  ) -> [Need] {
    guard !needs.isEmpty else { return [] }
    let cut = Set(needs.map { term($0).tokens } + gone)
    let left = program.catalog.slices[slice].terms.filter { !cut.contains($0.tokens) }
    guard left.count == 1, needsCompany(left[0], of: slice, program) else { return needs }
    return Array(needs.dropFirst())
  }

  private static func needsCompany(
    _ term: Slice.Term, of slice: Int, _ program: Program
  ) -> Bool {
    guard case .slice(let other) = term.target, term.tokens.count > 1 else { return false }
    let source = program.facts.source(program.catalog.slices[slice].file)
    let owner = program.facts.nominalParent(program.catalog.slices[other].symbol)
    return owner >= 0 && !program.flow.signatures.isPlain(owner)
      && !term.tokens.contains { source.startsWith($0, 60) }
  }
}
