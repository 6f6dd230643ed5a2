/// Terms that the compiler takes beside others, and not alone.
enum LoneTerms {
  /// What is left of a slice, where that is `Bar.Services` of a generic `Bar`: as a term it needs no
  /// arguments, as all that an alias is it does. Or a class, which is none of what `any` stands before.
  static func left(of slice: Int, without gone: [Range<Int>], in program: Program) -> Slice.Term? {
    let left = program.catalog.slices[slice].terms.filter { !gone.contains($0.tokens) }
    guard left.count == 1, let term = left.first else { return nil }
    if case .other(let symbol) = term.target, !program.catalog.slices[slice].isProtocol,
      program.facts.symbols.base[Int(symbol)].kind == .class
    {
      return term
    }
    guard case .slice(let other) = term.target, term.tokens.count > 1 else { return nil }
    let source = program.facts.source(program.catalog.slices[slice].file)
    let owner = program.facts.nominalParent(program.catalog.slices[other].symbol)
    let isUnbound =
      owner >= 0 && !program.flow.signatures.isPlain(owner)
      && !term.tokens.contains { source.startsWith($0, 60) }
    return isUnbound ? term : nil
  }
}
