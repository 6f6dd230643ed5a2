/// Where the text declares local names.
extension EscapeScan {
  /// What is known of the places that declare a name.
  enum Sites {
    /// Something else may be in it.
    case unfollowed
    /// The value of each was followed to there; it may have been converted on the way.
    case followed
    /// Each has a type of its own, or a value that is one chain of names and calls.
    case plain
  }

  func judgeSites(of key: LocalName) -> Sites {
    var found = Sites.plain
    for token in sites(of: key) {
      guard sites.contains(token) else { return .unfollowed }
      let isPlain = typedSites.contains(token) || plainSites.contains(token)
      if !isPlain, !areAllFollowed(to: token) { return .unfollowed }
      if !isPlain, !hasPlainValue(token) { found = .followed }
    }
    return found
  }

  /// Whether each of the values was followed that a name may be given, of which any decides the type:
  /// `let dependencies = make?(1) ?? Root()`.
  private func areAllFollowed(to name: Int) -> Bool {
    // Where it stands in a tuple's pattern, the outermost place first.
    var path: [Int] = []
    var part = name
    while !source.matchesAny(part + 1, "=", "in") {
      guard let open = source.enclosing(part), source.matches(open, "("), path.count < 8,
        let close = source.partner(of: open),
        let number = source.arguments(in: open, close).firstIndex(where: { $0.contains(part) })
      else { return true }
      path.insert(number, at: 0)
      part = close
    }
    let values = source.alternatives(in: source.valueGiven(by: part + 1), path[...])
    let followed = assigned[part + 1] ?? []
    return values.count == 1
      || values.allSatisfy { value in
        followed.contains(where: value.contains) || isConverted(value)
          || value.count == 1 && source.matches(value.lowerBound, "nil")
      }
  }

  /// `root as any Slice`
  private func isConverted(_ value: Range<Int>) -> Bool {
    value.last {
      source.matches($0, "as") && source.enclosing($0) == source.enclosing(value.lowerBound)
    }
    .map { typesStand(in: $0 + 1..<value.upperBound) } ?? false
  }

  private func hasPlainValue(_ token: Int) -> Bool {
    if source.matches(token + 1, "=") || source.matches(token + 1, "in") {
      return source.chainEnd(from: token + 2) != nil
    }
    if let open = source.enclosing(token), source.matches(open, "[") { return true }
    // `if let dependencies {`
    return source.isBinding(token - 1)
      && source.matchesAny(token + 1, "{", ",", "else")
  }

  /// Whether a token declares a local name, or may do so.
  func isSite(_ token: Int) -> Bool {
    if source.matches(token - 1, ".") { return false }
    if let open = source.enclosing(token), source.matches(open, "["), isCaptureList(open),
      source.matchesAny(token - 1, "[", ",", "weak", "unowned", ")")
    {
      return true
    }
    for symbol in facts.symbols(at: token, in: file)
    where facts.symbols.base[Int(symbol)].kind != .parameter {
      return false
    }
    if source.matchesAny(token - 1, "let", "var", "func", "case") { return true }
    if isClosureParameter(token) { return true }
    if source.matches(token + 1, ":"), !source[token + 1].spaceBefore {
      return !source.labelsArgument(token)
    }
    return followsBinding(token)
  }

  /// Whether `let` or `var` stands before a token in the same pattern: `let (left, right)`.
  private func followsBinding(_ token: Int) -> Bool {
    isInPattern(token, orFar: true, after: source.isBinding)
  }

  /// Whether a declared name is one that may be assigned to.
  func isVariable(_ site: Int) -> Bool {
    isInPattern(site, orFar: true) { [source] in source.matches($0, "var") }
  }

  /// Whether a token stands between `case` and the colon.
  func followsCase(_ token: Int) -> Bool {
    isInPattern(token, orFar: false) { [source] in source.matches($0, "case") }
  }

  /// `isFar` answers for a token that has more before it than any pattern.
  private func isInPattern(_ token: Int, orFar isFar: Bool, after isStart: (Int) -> Bool) -> Bool {
    var index = token - 1
    var steps = 0
    while body.contains(index) {
      steps += 1
      if steps > 400 { return isFar }
      if isStart(index) { return true }
      if source.matchesAny(index, "=", "{", "}", ";", "in", "where", "return") { return false }
      let isInBraces = source.enclosing(index).map { source.matches($0, "{") } ?? true
      if isInBraces {
        if source.matches(index, ":") { return false }
        if source[index + 1].startsLine, !source.continuesLine(index + 1) { return false }
      }
      index -= 1
    }
    return false
  }
}
