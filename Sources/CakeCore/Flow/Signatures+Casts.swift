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
  /// For a type in `as? …`, `as! …` or `is …`, the word; in a `case` of a `switch`, the `switch`.
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
    guard isCast(index) else { return nil }
    var first = statementStart(index)
    if opensCondition(first) { return index }
    // Another clause of the same statement: `if isOpen, case let x as any HasKeychain = …`.
    while first < index, !matches(first, "case") { first += 1 }
    guard matches(first, "case") else { return matches(index, "is") ? index : nil }
    guard let block = enclosing(first), matches(block, "{") else { return index }
    let head = statementStart(block)
    return (head..<block).last { matches($0, "switch") } ?? index
  }
}
