/// What a slice's term says of a provider's primary associated types: `HasStore<Int>`.
///
/// Such a term says more than the provider's name alone, and than what includes or inherits it.
enum TermArguments {
  enum Part: Hashable {
    case symbol(Int32)
    case text(String)
  }

  /// The arguments of a term, or of the alias that it names; none where it is the provider alone.
  static func of(_ term: Slice.Term, in slice: Int, _ program: Program) -> [Part] {
    of(term.tokens, in: program.catalog.slices[slice].file, program, depth: 0)
  }

  private static func of(
    _ tokens: Range<Int>, in file: Int, _ program: Program, depth: Int
  ) -> [Part] {
    let (catalog, source) = (program.catalog, program.facts.source(file))
    guard let first = tokens.first(where: source.isIdentifier), depth < 8 else { return [] }
    let name = source.lastName(ofTypeAt: first)
    guard let symbol = catalog.typeReference(at: name, in: file) else { return [] }
    let alias = catalog.aliasTexts[symbol]
    if source.startsWith(name + 1, 60) {
      // What an alias does with its arguments is its own business.
      let parts = (name + 1..<tokens.upperBound).map { part(at: $0, in: file, program) }
      return alias == nil ? parts : [.symbol(symbol)] + parts
    }
    guard let alias else { return [] }
    let place = Int(program.facts.symbols.base[Int(symbol)].definitionFile)
    return of(alias, in: place, program, depth: depth + 1)
  }

  private static func part(at token: Int, in file: Int, _ program: Program) -> Part {
    program.catalog.typeReference(at: token, in: file).map(Part.symbol)
      ?? .text(program.facts.source(file).text(at: token))
  }
}
