/// Names that loops and patterns give to a value.
extension EscapeScan {
  /// `for dependencies in all`, `for (index, dependencies) in all.enumerated()`.
  mutating func bindLoop(_ word: Int, _ nodes: Set<Node>, element: [Int]) {
    guard
      let end = (word + 1..<min(source.count, word + 64)).first(where: { source.matches($0, "in") })
    else { return }
    var pattern = word + 1..<end
    while source.matchesAny(pattern.lowerBound, "try", "await", "case", "let", "var") {
      pattern = pattern.lowerBound + 1..<end
    }
    pattern = source.part(of: pattern, leadingTo: element)
    let isPlain = source.chainEnd(from: end + 1) != nil
    for name in pattern where source.isIdentifier(name) && !source.isKeyword(name) {
      if isPlain { plainSites.insert(name) }
      bind(name, nodes)
    }
  }

  /// Follows an enumeration's value that `switch` takes apart; false where a pattern could do more
  /// than that.
  mutating func bindPatterns(of subject: Int, _ nodes: Set<Node>) -> Bool {
    guard let clauses = clauses(after: subject) else { return false }
    var names: [Int] = []
    for word in clauses
    where source.matches(word, "case") && source.enclosing(word) == clauses.lowerBound
      && !source.opensCondition(word - 1) && !source.matches(word - 1, ",")
    {
      guard let found = pattern(after: word) else { return false }
      names += found
    }
    for name in names {
      plainSites.insert(name)
      bind(name, nodes)
    }
    return true
  }

  /// The names in `.loaded(let name, id: _)`, `let name?`, `nil` and the like, as far as dependencies
  /// may be in them; nil for other patterns.
  private func pattern(after word: Int) -> [Int]? {
    var names: [Int] = []
    var index = word + 1
    while index < source.count, !source.matches(index, "where") {
      if source.matches(index, ":"), source.enclosing(index) == source.enclosing(word) { break }
      if source.isBinding(index) || source.matchesAny(index, "(", ")", "?", "_", "nil", ",", ":") {
        index += 1
      } else if source.matches(index, "."), source.isIdentifier(index + 1) {
        index += 2
      } else if source.isIdentifier(index), !source.isKeyword(index) {
        let isLabel =
          source.matches(index + 1, ":") && !source[index + 1].spaceBefore
          && source.enclosing(index) != source.enclosing(word)
        if !isLabel {
          guard sitesInPattern(index) else { return nil }
          if !isInFailure(index) { names.append(index) }
        }
        index += 1
      } else {
        return nil
      }
    }
    return names
  }

  /// Whether a name in a pattern stands for a `Result`'s error.
  func isInFailure(_ name: Int) -> Bool {
    guard let open = source.enclosing(name) else { return false }
    return source.matches(open - 1, "failure") && source.matches(open - 2, ".")
      && !isProgramMember(open - 1)
  }

  /// Whether a name in a pattern is declared there, rather than compared with.
  private func sitesInPattern(_ token: Int) -> Bool {
    var index = token - 1
    while !source.matches(index, "case") {
      if source.isBinding(index) { return isSite(token) }
      index -= 1
    }
    return false
  }

  /// Notes what else is in a tuple that a name is given: `let pair = (first: dependencies, times: 2)`.
  mutating func noteParts(of name: Int, _ element: Int) {
    guard source.matches(name + 1, "="), source.matches(name + 2, "("),
      let close = source.partner(of: name + 2),
      source.expressionEnd(from: name + 2) == close + 1
    else { return }
    var parts: Set<String> = []
    for (number, part) in source.arguments(in: name + 2, close).enumerated() where number != element
    {
      parts.formUnion(["\(number)", source.label(of: part)])
    }
    let key = key(declaredAt: name)
    otherParts[key] = otherParts[key].map { $0.intersection(parts) } ?? parts
  }

  /// Whether the clauses of a `switch` on a value ask what type it has.
  func hasTypePatterns(after subject: Int) -> Bool {
    clauses(after: subject)?.contains { source.isCast($0) } ?? true
  }

  /// The braces of a `switch` on a value.
  private func clauses(after subject: Int) -> Range<Int>? {
    var open = subject
    while open < source.count, !source.matches(open, "{") {
      let isBracket = source.matchesAny(open, "(", "[")
      open = ((isBracket ? source.partner(of: open) : nil) ?? open) + 1
    }
    return source.partner(of: open).map { open..<$0 }
  }
}

extension SourceText {
  /// The part of a pattern that stands where some places lead, the outermost tuple's first:
  /// `left` in `(index, (left, right))` by 1 and 0. Where it is no tuple, a name has it all.
  func part(of pattern: Range<Int>, leadingTo places: [Int]) -> Range<Int> {
    var part = pattern
    for place in places {
      guard matches(part.lowerBound, "("), let close = partner(of: part.lowerBound),
        case let parts = arguments(in: part.lowerBound, close), place < parts.count
      else { break }
      part = parts[place]
    }
    return part
  }
}
