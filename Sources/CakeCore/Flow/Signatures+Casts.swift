extension Signatures {
  /// The types in code that values are cast to or tested for.
  var castTargets: [BodyMention] {
    bodyMentions.filter { mention in
      facts.token(of: mention.use.occurrence, in: mention.use.file)
        .flatMap(facts.source(mention.use.file).testWord(before:)) != nil
    }
  }
}

extension SourceText {
  /// For a type in `as? …`, `as! …`, `is …`, or a pattern with `as`, the word.
  func testWord(before type: Int) -> Int? {
    var index = type - 1
    while index > 0 {
      if matches(index, "."), isIdentifier(index - 1) {
        index -= 2
      } else if matchesAny(index, "any", "(", "&") {
        index -= 1
      } else if isIdentifier(index), matches(index + 1, "&") {
        index -= 1
      } else {
        break
      }
    }
    if matchesAny(index, "?", "!"), matches(index - 1, "as") { return index - 1 }
    guard isCast(index), matches(index, "is") || isInPattern(index) else { return nil }
    return index
  }

  /// Whether a token stands in a pattern, as deep as it may be: between `case` or `catch` and what
  /// the pattern is matched with, or its colon.
  func isInPattern(_ token: Int) -> Bool {
    var index = token
    while index > 0 {
      let bracket = enclosing(index)
      index -= 1
      while index >= 0, index != bracket {
        if matchesAny(index, "case", "catch") { return true }
        if matchesAny(index, "=", "in", "where", ";", "}", "return") { return false }
        let isInParentheses = bracket.map { matches($0, "(") } ?? false
        if !isInParentheses, matches(index, ":") { return false }
        if let open = partner(of: index), open < index { index = open }
        index -= 1
      }
      guard let bracket, matches(bracket, "(") else { return false }
    }
    return false
  }
}
