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

  private func term(at index: inout Int, _ end: Int) -> CompositionText.Term? {
    let start = index
    while index < end, matches(index, "@") {
      index += 2
    }
    guard index < end, isIdentifier(index) else { return nil }
    var name = index
    index += 1
    while index + 1 < end, matches(index, "."), isIdentifier(index + 1) {
      name = index + 1
      index += 2
    }
    if index < end, startsWith(index, 60) { index = skipAngles(index) }
    return .init(name: name, range: start..<index)
  }
}
