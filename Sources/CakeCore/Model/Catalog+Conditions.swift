/// What protocols inherit by a condition: `protocol HasBright where Self: HasLamp`.
///
/// For the compiler it is one more inheritance clause; the index has mere references there.
extension Catalog {
  func inheritByConditions() {
    facts.symbolsByKind.forEach(.protocol) { number in
      let file = facts.symbols.base[Int(number)].definitionFile
      if file >= 0 { inheritByCondition(number, in: Int(file)) }
    }
  }

  private func inheritByCondition(_ symbol: Int32, in file: Int) {
    let source = facts.source(file)
    guard let name = source.token(at: facts.definitionPlace(symbol)) else { return }
    let clause = source.declaration(at: name, .type).whereClause
    for part in source.conditionsOnSelf(in: clause) {
      for (token, base) in typeReferences(in: part, of: file)
      where !source.matches(token - 1, "~") {
        guard let occurrence = facts.occurrences(at: token, in: file).first else { continue }
        for inherited in parts(of: base).sorted() {
          basesOf[symbol, default: []].append(
            Facts.Base(
              sub: symbol, base: inherited, file: Int32(file), occurrence: Int32(occurrence)))
          conditions[symbol, default: []].insert(inherited)
        }
      }
    }
  }

  /// What an alias is composed of, through others; of anything else, itself.
  private func parts(of symbol: Int32) -> Set<Int32> {
    var found: Set<Int32> = []
    var seen: Set<Int32> = []
    var pending = [symbol]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if facts.symbols.base[Int(next)].kind == .alias {
        pending += terms(ofAlias: next)
      } else {
        found.insert(next)
      }
    }
    return found
  }
}
