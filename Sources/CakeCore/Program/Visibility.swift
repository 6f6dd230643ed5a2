/// Who can name a declaration.
enum Visibility {
  /// Whether a package that was not looked at may: it is public, in a module that the manifest hands
  /// to others.
  static func isOpenToOthers(_ symbol: Int32, _ program: Program) -> Bool {
    guard program.facts.libraryModules.contains(program.facts.module(symbol)) else { return false }
    return isPublic(symbol, program.facts)
  }

  /// Whether the declaration, or the extension that it stands in, says that it is.
  private static func isPublic(_ symbol: Int32, _ facts: Facts) -> Bool {
    guard facts.isDefined(symbol) else { return true }
    let place = facts.definitionPlace(symbol)
    let source = facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile))
    guard var token = source.token(at: place) else { return true }
    while token > 0, source.isIdentifier(token - 1) {
      token -= 1
      if source.matchesAny(token, "public", "open") { return true }
    }
    let parent = facts.symbols.base[Int(symbol)].parent
    return parent >= 0 && facts.symbols.base[Int(parent)].kind == .extension
      && isPublic(parent, facts)
  }
}
