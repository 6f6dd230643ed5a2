/// `if` and `switch` where they stand for a value.
extension SourceText {
  /// For the braces of an `if` or `switch` that something takes the value of, the word.
  func choosingWord(of block: Int) -> Int? {
    let bracket = enclosing(block)
    var index = block - 1
    while index > 0, index != bracket {
      if matches(index, "}"), let open = partner(of: index) {
        // `if isNew { fresh } else { old }`
        guard matches(index + 1, "else") else { return nil }
        index = open - 1
        continue
      }
      if let open = partner(of: index), open < index {
        index = open - 1
        continue
      }
      if opensChoice(index), !matches(index - 1, "else") {
        let isValue = matchesAny(index - 1, "=", "return", "in", "try", "await")
        return isValue && !matches(statementStart(index), "for") ? index : nil
      }
      if matchesAny(index, "guard", "while", "for", "do") { return nil }
      if self[index].startsLine, !continuesLine(index) { return nil }
      index -= 1
    }
    return nil
  }

  /// The values that an `if` or `switch` may stand for; nil where the text does not tell them all.
  func branches(of expression: Range<Int>) -> [Range<Int>]? {
    if matches(expression.lowerBound, "switch") { return cases(of: expression) }
    guard matches(expression.lowerBound, "if") else { return nil }
    var found: [Range<Int>] = []
    var index = expression.lowerBound
    while matches(index, "if") {
      guard let open = block(after: index, before: expression.upperBound),
        let close = partner(of: open), matches(close + 1, "else")
      else { return nil }
      found.append(open + 1..<close)
      index = close + 2
    }
    guard matches(index, "{"), let close = partner(of: index),
      close == expression.upperBound - 1
    else { return nil }
    return values(in: found + [index + 1..<close])
  }

  private func cases(of expression: Range<Int>) -> [Range<Int>]? {
    guard let open = block(after: expression.lowerBound, before: expression.upperBound),
      let close = partner(of: open), close == expression.upperBound - 1
    else { return nil }
    var found: [Range<Int>] = []
    var start: Int?
    var index = open + 1
    while index < close {
      if opensCase(index),
        self[index].startsLine || index == open + 1 || matches(index - 1, ";")
      {
        if let start { found.append(start..<index) }
        start = nil
      }
      if let end = partner(of: index), end > index { index = end }
      if start == nil, matches(index, ":") { start = index + 1 }
      index += 1
    }
    if let start { found.append(start..<close) }
    return values(in: found)
  }

  /// Each block's one expression, of those that don't leave it by `throw`.
  private func values(in blocks: [Range<Int>]) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    for var block in blocks {
      while block.upperBound > block.lowerBound, matches(block.upperBound - 1, ";") {
        block.removeLast()
      }
      if matches(block.lowerBound, "throw") { continue }
      guard !block.isEmpty, expressionEnd(from: block.lowerBound) >= block.upperBound else {
        return nil
      }
      found.append(block)
    }
    return found.isEmpty ? nil : found
  }

  /// The braces of a statement: not those of a closure in its condition.
  private func block(after word: Int, before end: Int) -> Int? {
    var index = word + 1
    while index < end {
      if matches(index, "{") { return index }
      if let close = partner(of: index), close > index { index = close }
      index += 1
    }
    return nil
  }
}
