/// A composition as written: `A & Module.B & (C & D)`.
struct CompositionText {
  struct Term {
    /// The token that names the protocol or alias, after any module or type before it.
    var name: Int
    /// The whole term with what qualifies it.
    var range: Range<Int>
  }

  var terms: [Term]
  var range: Range<Int>
}

extension SourceText {
  /// What stands between the colon and the body, or the `where`, of a type's declaration.
  func inheritanceClause(ofTypeAt name: Int) -> Range<Int>? {
    var start = name + 1
    if startsWith(start, 60) { start = skipAngles(start) }
    guard matches(start, ":") else { return nil }
    let parts = declaration(at: name, .type)
    let end = parts.whereClause.isEmpty ? parts.header.upperBound : parts.whereClause.lowerBound - 1
    return start + 1 <= end ? start + 1..<end : nil
  }

  /// The `Name` in `Module.Outer<Arguments>.Name`, by the first token.
  func lastName(ofTypeAt first: Int) -> Int {
    var name = first
    while true {
      let end = startsWith(name + 1, 60) ? skipAngles(name + 1) : name + 1
      guard matches(end, "."), isIdentifier(end + 1) else { return name }
      name = end + 1
    }
  }

  /// Whether a name is the first term of a composition, but for markers.
  func beginsComposition(_ name: Int) -> Bool {
    var start = name
    while matches(start - 1, "."), isIdentifier(start - 2) { start -= 2 }
    guard matches(start - 1, "&") else { return matches(name + 1, "&") }
    return matchesAny(start - 2, "AnyObject", "Sendable") && !matches(start - 3, "&")
  }

  /// Reads a composition that fills `range`; nil where anything else stands there.
  func composition(in range: Range<Int>) -> CompositionText? {
    var terms: [CompositionText.Term] = []
    var index = range.lowerBound
    guard read(&index, range.upperBound, into: &terms), index == range.upperBound else {
      return nil
    }
    return CompositionText(terms: terms, range: range)
  }

  private func read(
    _ index: inout Int, _ end: Int, into terms: inout [CompositionText.Term]
  ) -> Bool {
    while true {
      if index < end, matches(index, "any") || matches(index, "some") { index += 1 }
      guard index < end else { return false }
      if matches(index, "(") {
        guard let close = partner(of: index), close < end else { return false }
        var inner = index + 1
        guard read(&inner, close, into: &terms), inner == close else { return false }
        index = close + 1
      } else {
        guard let term = term(at: &index, end) else { return false }
        terms.append(term)
      }
      guard index < end, matches(index, "&") else { return true }
      index += 1
    }
  }

  /// Where the name begins in `@preconcurrency Loud` and `~Copyable`.
  func nameStart(ofTerm start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, matches(index, "@") { index += 2 }
    return index < end && matches(index, "~") ? index + 1 : index
  }

  private func term(at index: inout Int, _ end: Int) -> CompositionText.Term? {
    let start = index
    index = nameStart(ofTerm: index, end)
    guard index < end, isIdentifier(index) else { return nil }
    let name = lastName(ofTypeAt: index)
    index = name + 1
    if index < end, startsWith(index, 60) { index = skipAngles(index) }
    return index <= end ? .init(name: name, range: start..<index) : nil
  }
}
