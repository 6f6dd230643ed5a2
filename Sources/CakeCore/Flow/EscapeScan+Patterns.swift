/// Names that loops and patterns give to a value.
extension EscapeScan {
  /// `for dependencies in all`, `for (index, dependencies) in all.enumerated()`.
  mutating func bindLoop(_ word: Int, _ nodes: Set<Node>, element: Int?) {
    guard
      let end = (word + 1..<min(source.count, word + 64)).first(where: { source.matches($0, "in") })
    else { return }
    var pattern = word + 1..<end
    while source.matchesAny(pattern.lowerBound, "try", "await", "case", "let", "var") {
      pattern = pattern.lowerBound + 1..<end
    }
    if let element, source.matches(pattern.lowerBound, "("),
      let close = source.partner(of: pattern.lowerBound)
    {
      let elements = source.arguments(in: pattern.lowerBound, close)
      if element < elements.count { pattern = elements[element] }
    }
    let isPlain = source.chainEnd(from: end + 1) != nil
    for name in pattern where source.isIdentifier(name) && !source.isKeyword(name) {
      if isPlain { plainSites.insert(name) }
      bind(name, nodes)
    }
  }

  /// Follows an optional that `switch` takes apart; false where a pattern could do more than that.
  mutating func bindOptionalPatterns(of subject: Int, _ nodes: Set<Node>) -> Bool {
    guard let open = (subject..<source.count).first(where: { source.matches($0, "{") }),
      let close = source.partner(of: open)
    else { return false }
    var names: [Int] = []
    for word in open + 1..<close
    where source.matches(word, "case") && source.enclosing(word) == open {
      guard let found = optionalPattern(after: word) else { return false }
      names += found
    }
    for name in names {
      plainSites.insert(name)
      bind(name, nodes)
    }
    return !names.isEmpty
  }

  /// The names in `.some(let name)`, `let name?`, `nil` and the like; nil for other patterns.
  private func optionalPattern(after word: Int) -> [Int]? {
    var names: [Int] = []
    var index = word + 1
    while index < source.count, !source.matchesAny(index, ":", "where") {
      if source.matchesAny(index, "let", "var", "(", ")", "?", "_", "nil") {
        index += 1
      } else if source.matches(index, "."), source.matchesAny(index + 1, "some", "none") {
        index += 2
      } else if source.isIdentifier(index), !source.isKeyword(index), sitesInPattern(index) {
        names.append(index)
        index += 1
      } else {
        return nil
      }
    }
    return names
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
    var open = subject
    while open < source.count, !source.matches(open, "{") {
      let isBracket = source.matchesAny(open, "(", "[")
      open = ((isBracket ? source.partner(of: open) : nil) ?? open) + 1
    }
    guard let close = source.partner(of: open) else { return true }
    return (open..<close).contains { source.matchesAny($0, "as", "is") }
  }
}
