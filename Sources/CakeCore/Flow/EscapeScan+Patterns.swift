/// Names that loops and patterns give to a value.
extension EscapeScan {
  /// `for dependencies in all`, `for (index, dependencies) in all.enumerated()`.
  func bindLoop(_ word: Int, _ nodes: Set<Node>, of token: Int, element: [Int]) {
    guard
      let end = (word + 1..<min(source.count, word + 64)).first(where: { source.matches($0, "in") })
    else { return }
    assigned[end, default: []].insert(token)
    var pattern = word + 1..<end
    // `for case let keychain as any HasKeychain in all`
    notePattern(pattern, nodes, of: token, element: element)
    if isTested(by: pattern, token, element) { return escape(nodes, at: token, to: .cast) }
    while source.matchesAny(pattern.lowerBound, "try", "await", "case", "let", "var") {
      pattern = pattern.lowerBound + 1..<end
    }
    let (part, path) = source.part(of: pattern, leadingTo: element, in: token)
    let isPlain = source.chainEnd(from: end + 1) != nil
    for name in part where source.isName(name, in: part) {
      if isPlain { plainSites.insert(name) }
      bind(name, nodes, path: isPartUnknown ? .unknown : path)
    }
  }

  /// Follows an enumeration's value that `switch` takes apart; false where a pattern could do more
  /// than that.
  func bindPatterns(
    of subject: Int, _ nodes: Set<Node>, at token: Int, element: [Int]
  ) -> Bool {
    guard let clauses = clauses(after: subject) else { return false }
    var names: [Int] = []
    for word in cases(in: clauses) {
      guard let found = pattern(after: word) else { return false }
      names += found
    }
    for pattern in patterns(in: clauses) {
      let (part, path) = source.part(of: pattern, leadingTo: element, in: token)
      for name in names where part.contains(name) {
        plainSites.insert(name)
        bind(name, nodes, path: isPartUnknown ? .unknown : self.path(of: name, in: part, path))
      }
    }
    return true
  }

  /// Where a name's value is in what it is given by a part of a pattern.
  private func path(of name: Int, in part: Range<Int>, _ path: TuplePath) -> TuplePath {
    if part.count == 1 || payloadSites.contains(name) { return path }
    return source.enclosing(name).map { isWholePayload(name, in: $0) } ?? true ? path : .unknown
  }

  /// Whether what stands in the bracket of a pattern is all that a value is taken apart into: of an
  /// enumeration's cases each may have something else.
  private func isWholePayload(_ name: Int, in open: Int) -> Bool {
    guard source.matches(open, "("), let close = source.partner(of: open) else { return true }
    if !isProgramMember(open - 1) { return source.matchesAny(open - 1, "some", "success") }
    let number = source.arguments(in: open, close).firstIndex { $0.contains(name) }
    return number.map { isGeneric(payload: $0, of: open - 1) } ?? false
  }

  /// The patterns of a `switch`, without their conditions.
  func patterns(in clauses: Range<Int>) -> [Range<Int>] {
    cases(in: clauses).flatMap { word in
      let colon = (word..<clauses.upperBound).first {
        source.matches($0, ":") && source.enclosing($0) == clauses.lowerBound
      }
      return colon.map { source.arguments(in: word, $0) } ?? []
    }
    .map { pattern in
      let condition = pattern.first { source.matches($0, "where") }
      return pattern.lowerBound..<(condition ?? pattern.upperBound)
    }
  }

  /// The words that begin the cases of a `switch`.
  private func cases(in clauses: Range<Int>) -> [Int] {
    clauses.filter { word in
      source.matches(word, "case") && source.enclosing(word) == clauses.lowerBound
        && !source.opensCondition(word - 1) && !source.matches(word - 1, ",")
    }
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
  func noteParts(of name: Int, _ element: Int) {
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
  func clauses(after subject: Int) -> Range<Int>? {
    var open = subject
    while open < source.count, !source.matches(open, "{") {
      let isBracket = source.matchesAny(open, "(", "[")
      open = ((isBracket ? source.partner(of: open) : nil) ?? open) + 1
    }
    return source.partner(of: open).map { open..<$0 }
  }
}
