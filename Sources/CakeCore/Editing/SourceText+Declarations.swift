/// What to cut for a declaration that goes wholly.
extension SourceText {
  /// The bytes of a slice's declaration with its documentation, attributes and the blank lines that
  /// would be left over; nil where it shares its lines, or anything about it is unusual.
  func cut(declaration name: Int, isProtocol: Bool, _ lines: LineTable) -> Range<Int>? {
    guard let first = firstToken(of: name, isProtocol: isProtocol),
      let last = lastToken(of: name, isProtocol: isProtocol)
    else { return nil }
    return cut(from: first, through: last, lines)
  }

  /// The same for a declaration whose tokens are known.
  func cut(
    from first: Int, through last: Int, _ lines: LineTable, hasDirectives: Bool = false
  ) -> Range<Int>? {
    guard isFirst(first, lines), last + 1 >= count || self[last + 1].startsLine,
      hasDirectives || !(first...last).contains(where: { self[$0].kind == .directive })
    else { return nil }
    let end = Int(self[last].end)
    let lastLine = lines.line(of: end - 1)
    guard isOnlyComments(end..<lines.content(ofLine: lastLine).upperBound),
      let firstLine = documentation(above: lines.line(of: Int(self[first].start)), lines)
    else { return nil }
    return withBlankLines(firstLine...lastLine, lines)
  }

  /// The bytes of an extension that has a clause and nothing in its braces; nil of anything else.
  func cut(extensionWithClauseAt colon: Int, _ end: Int, _ lines: LineTable) -> Range<Int>? {
    var open = end
    while open < count, !matches(open, "{") { open += 1 }
    guard areEmptyBraces(open) else { return nil }
    var keyword = colon - 1
    while keyword > 0, isIdentifier(keyword) || matches(keyword, "."),
      !matches(keyword, "extension")
    { keyword -= 1 }
    guard matches(keyword, "extension"), let first = firstToken(withKeyword: keyword) else {
      return nil
    }
    return cut(from: first, through: open + 1, lines)
  }

  private func firstToken(of name: Int, isProtocol: Bool) -> Int? {
    guard matches(name - 1, isProtocol ? "protocol" : "typealias") else { return nil }
    return firstToken(withKeyword: name - 1)
  }

  /// The first attribute or modifier; nil where one might do more than say who sees the declaration.
  func firstToken(withKeyword keyword: Int) -> Int? {
    var first = keyword
    while first > 0 {
      if isPlainModifier(first - 1) {
        first -= 1
      } else if matches(first - 1, ")"), let open = partner(of: first - 1),
        matches(open - 1, "available"), matches(open - 2, "@")
      {
        first = open - 2
      } else if isIdentifier(first - 1), matches(first - 2, "@") {
        return nil
      } else {
        break
      }
    }
    // `@Generates() protocol`, `struct Model { typealias`: something that is not understood.
    return self[first].startsLine && !matches(first - 1, ")") || first == 0 ? first : nil
  }

  private func lastToken(of name: Int, isProtocol: Bool) -> Int? {
    if !isProtocol { return declaration(at: name, .alias).header.upperBound - 1 }
    let open = declaration(at: name, .type).header.upperBound
    return areEmptyBraces(open) ? open + 1 : nil
  }

  /// Whether nothing, not even a comment, stands between a `{` and its end.
  private func areEmptyBraces(_ open: Int) -> Bool {
    matches(open, "{") && matches(open + 1, "}")
      && bytes.isBlank(Int(self[open].end)..<Int(self[open + 1].start))
  }

  /// The first line of the documentation comments that end right above a line, or that line.
  ///
  /// Nil where the comments above are mixed, or can't be told from code.
  private func documentation(above line: Int, _ lines: LineTable) -> Int? {
    var first = line
    while first > 0 {
      let text = bytes[lines.content(ofLine: first - 1)].drop { [UInt8].isSpace($0) }
      guard text.starts(with: [47, 47, 47]) else { break }
      first -= 1
    }
    guard first > 0 else { return first }
    let above = bytes[lines.content(ofLine: first - 1)]
    let words = above.drop { [UInt8].isSpace($0) }
    let endsBlock = above.reversed().drop { [UInt8].isSpace($0) }.starts(with: [47, 42])
    // A plain comment stays, unless documentation stands above it in one block.
    if words.starts(with: [47, 47]) {
      return first < line || !hasDocumentation(above: line, lines) ? first : nil
    }
    guard endsBlock else { return first }
    guard first == line, let start = blockStart(endingAt: first - 1, lines) else { return nil }
    return start
  }

  private func hasDocumentation(above line: Int, _ lines: LineTable) -> Bool {
    var line = line
    while line > 0 {
      let text = bytes[lines.content(ofLine: line - 1)].drop { [UInt8].isSpace($0) }
      guard text.starts(with: [47, 47]) else { return false }
      if text.starts(with: [47, 47, 47]) { return true }
      line -= 1
    }
    return false
  }

  /// The line of the `/**` that a block comment on lines of its own began with.
  private func blockStart(endingAt line: Int, _ lines: LineTable) -> Int? {
    var first = line
    while first >= 0 {
      let text = bytes[lines.content(ofLine: first)].drop { [UInt8].isSpace($0) }
      if text.starts(with: [47, 42, 42]) {
        let isWhole = isOnlyComments(text.startIndex..<lines.content(ofLine: line).upperBound)
        return isWhole ? first : nil
      }
      if text.starts(with: [47, 42]) { return line + 1 }
      first -= 1
    }
    return nil
  }

  /// The bytes of some lines, with the blank ones on one side where both sides have some, or where
  /// the other side is an end.
  func withBlankLines(_ range: ClosedRange<Int>, _ lines: LineTable) -> Range<Int> {
    var (first, last) = (range.lowerBound, range.upperBound)
    // After the last end of line there is one line more, of nothing.
    let count = bytes.last == 10 || bytes.last == 13 ? lines.starts.count - 1 : lines.starts.count
    let isBelow = last + 1 < count
    let beginsBlock = first == 0 || lines.isBlank(line: first - 1) || opens(first - 1, lines)
    if isBelow, beginsBlock {
      while last + 1 < count, lines.isBlank(line: last + 1) { last += 1 }
    }
    if last + 1 >= count || closes(last + 1, lines) {
      while first > 0, lines.isBlank(line: first - 1) { first -= 1 }
    }
    return lines.starts[first]..<lines.range(ofLine: last).upperBound
  }

  private func opens(_ line: Int, _ lines: LineTable) -> Bool {
    bytes[lines.content(ofLine: line)].last { ![UInt8].isSpace($0) } == 123
  }

  private func closes(_ line: Int, _ lines: LineTable) -> Bool {
    bytes[lines.content(ofLine: line)].first { ![UInt8].isSpace($0) } == 125
  }
}
