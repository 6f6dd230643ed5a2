/// What to cut for a conformance that a type's inheritance clause names.
extension SourceText {
  /// The bytes of the term that holds a token, with its separator, so that it can go alone as well
  /// as with others; of the whole clause where all of it goes, and of the extension that then has
  /// nothing. Nil where it is unusual.
  func cuts(
    conformanceAt token: Int, among others: Set<Int>, _ lines: LineTable
  ) -> [Range<Int>]? {
    guard let colon = clauseStart(of: token) else { return nil }
    let end = clauseEnd(from: colon + 1)
    guard let list = termList(in: colon + 1..<end, isClause: true),
      let term = list.terms.first(where: { $0.contains(token) })
    else { return nil }
    let gone = list.terms.filter { !others.isDisjoint(with: $0) }.map(\.lowerBound)
    if gone.count == list.terms.count {
      let clause = Int(self[colon].start)..<Int(self[end - 1].end)
      return [cut(extensionWithClauseAt: colon, end, lines) ?? clause]
    }
    let removal = list.removals(of: Set(gone), in: self)[term.lowerBound]
    return removal.map { cuts(for: $0, lines) }
  }

  /// The colon that begins the clause: nothing but terms stands between it and the token.
  private func clauseStart(of token: Int) -> Int? {
    var index = token - 1
    while index > 0 {
      if matches(index, ":") { return index }
      if matches(index, ")"), let open = partner(of: index) {
        index = open - 1
      } else if isIdentifier(index) || matchesAny(index, ",", "&", ".", "@", "<", ">", "(") {
        index -= 1
      } else {
        return nil
      }
    }
    return nil
  }

  private func clauseEnd(from start: Int) -> Int {
    var index = start
    while index < count, !matches(index, "{"), !matches(index, "where") {
      index = matches(index, "(") ? (partner(of: index) ?? index) + 1 : index + 1
    }
    return index
  }
}
