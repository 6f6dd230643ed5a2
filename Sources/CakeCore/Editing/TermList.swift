/// A composition or an inheritance clause as nested lists, from which terms can be taken out.
struct TermList {
  struct Element {
    var tokens: Range<Int>
    /// What stands in parentheses, or between two commas.
    var nested: TermList?

    fileprivate var terms: [Range<Int>] { nested?.terms ?? [tokens] }
  }

  /// One term with the separator that goes with it.
  struct Removal {
    /// The term and the separator, which stands at one of its ends.
    var tokens: Range<Int>
    var beginsWithSeparator: Bool

    var term: Range<Int> {
      beginsWithSeparator
        ? tokens.lowerBound + 1..<tokens.upperBound : tokens.lowerBound..<tokens.upperBound - 1
    }
    var separator: Int { beginsWithSeparator ? tokens.lowerBound : tokens.upperBound - 1 }
  }

  private var elements: [Element] = []
  /// The token between each element and the next.
  private var separators: [Int] = []

  /// Every term, in order.
  var terms: [Range<Int>] { elements.flatMap(\.terms) }

  /// What to cut for each of some terms, by the term's first token.
  ///
  /// Each removal leaves a sound list, alone as well as together with any of the others. A term is
  /// left out where that is not so: in a list of which nothing would remain. Parentheses of which
  /// nothing would remain go as a whole, with each of their terms.
  func removals(of gone: Set<Int>, in source: SourceText) -> [Int: Removal] {
    let isGone = elements.map { $0.terms.allSatisfy { gone.contains($0.lowerBound) } }
    var found: [Int: Removal] = [:]
    if terms.allSatisfy({ gone.contains($0.lowerBound) }) { return found }
    for (element, isGone) in zip(elements, isGone) where !isGone {
      found.merge(element.nested?.removals(of: gone, in: source) ?? [:]) { first, _ in first }
    }
    for (terms, removal) in removals(isGone, source) {
      for term in terms { found[term.lowerBound] = removal }
    }
    return found
  }

  /// What to cut for some terms that all go; with the last one in parentheses these go too.
  ///
  /// Something of the list has to stay.
  func removals(together gone: Set<Int>, in source: SourceText) -> [Removal] {
    let isGone = elements.map { $0.terms.allSatisfy { gone.contains($0.lowerBound) } }
    let inner = zip(elements, isGone).flatMap { element, isGone in
      isGone ? [] : element.nested?.removals(together: gone, in: source) ?? []
    }
    return inner + removals(isGone, source).map(\.removal)
  }

  /// A removal for each element that goes, with the terms that go by it.
  private func removals(
    _ isGone: [Bool], _ source: SourceText
  ) -> [(terms: [Range<Int>], removal: Removal)] {
    var found: [(terms: [Range<Int>], removal: Removal)] = []
    var index = 0
    while index < elements.count {
      guard isGone[index] else {
        index += 1
        continue
      }
      var end = index
      while end < elements.count, isGone[end] { end += 1 }
      let takesNext = takesNextSeparator(index..<end, source)
      for position in index..<end {
        let tokens = elements[position].tokens
        found.append(
          (
            elements[position].terms,
            Removal(
              tokens: takesNext
                ? tokens.lowerBound..<separators[position] + 1
                : separators[position - 1]..<tokens.upperBound,
              beginsWithSeparator: !takesNext)
          ))
      }
      index = end
    }
    return found
  }

  /// Whether of the separators around a run of elements the last goes, and the first stays.
  private func takesNextSeparator(_ run: Range<Int>, _ source: SourceText) -> Bool {
    if run.lowerBound == 0 { return true }
    if run.upperBound == elements.count { return false }
    let before = separators[run.lowerBound - 1]
    let after = separators[run.upperBound - 1]
    let endsLine = !source[before].startsLine
    let beginsLine = !source[after + 1].startsLine && source[after].startsLine
    return endsLine || !beginsLine
  }
}

extension SourceText {
  /// Reads the list that fills a range; nil where anything else stands there.
  func termList(in range: Range<Int>, isClause: Bool) -> TermList? {
    isClause ? clause(in: range) : composition(from: range.lowerBound, to: range.upperBound)
  }

  private func clause(in range: Range<Int>) -> TermList? {
    var list = TermList()
    for part in arguments(in: range.lowerBound - 1, range.upperBound) {
      guard let inner = composition(from: part.lowerBound, to: part.upperBound) else { return nil }
      list.append(.init(tokens: part, nested: inner.terms.count == 1 ? nil : inner))
      if matches(part.upperBound, ",") { list.append(separator: part.upperBound) }
    }
    return list
  }

  private func composition(from start: Int, to end: Int) -> TermList? {
    var list = TermList()
    var index = start
    // It belongs to the whole, not to the first term.
    if matches(index, "any") || matches(index, "some") { index += 1 }
    while index < end {
      let first = index
      var nested: TermList?
      if matches(index, "any") || matches(index, "some") { index += 1 }
      if matches(index, "(") {
        guard let close = partner(of: index), close < end,
          let inner = composition(from: index + 1, to: close)
        else { return nil }
        nested = inner
        index = close + 1
      } else {
        index = nameStart(ofTerm: index, end)
        guard index < end, isIdentifier(index) else { return nil }
        index = lastName(ofTypeAt: index) + 1
        if index < end, startsWith(index, 60) { index = skipAngles(index) }
      }
      list.append(.init(tokens: first..<index, nested: nested))
      guard index < end else { return list }
      guard matches(index, "&") else { return nil }
      list.append(separator: index)
      index += 1
    }
    return nil
  }
}

extension TermList {
  fileprivate mutating func append(_ element: Element) { elements.append(element) }
  fileprivate mutating func append(separator: Int) { separators.append(separator) }
}
