/// Where the text declares local names.
extension EscapeScan {
  /// Whether each place that declares the name was followed, so that nothing else can be in it.
  func areSitesFollowed(of name: String) -> Bool {
    body.allSatisfy { token in
      !source.isIdentifier(token) || source.name(at: token) != name || sites.contains(token)
        || !isSite(token)
    }
  }

  /// Whether a token declares a local name, or may do so.
  func isSite(_ token: Int) -> Bool {
    if source.matches(token - 1, ".") { return false }
    if let open = source.enclosing(token), source.matches(open, "["), isCaptureList(open),
      source.matchesAny(token - 1, "[", ",", "weak", "unowned", ")")
    {
      return true
    }
    guard symbols(at: token).allSatisfy({ facts.symbols.base[Int($0)].kind == .parameter }) else {
      return false
    }
    if source.matchesAny(token - 1, "let", "var", "func", "case", "in") { return true }
    if isClosureParameter(token) { return true }
    if source.matches(token + 1, ":"), !source[token + 1].spaceBefore {
      return !isArgumentLabel(token)
    }
    return followsBinding(token)
  }

  /// Whether `name:` stands in a call's parentheses rather than in a list of parameters.
  private func isArgumentLabel(_ token: Int) -> Bool {
    guard let open = source.enclosing(token), source.matches(open, "(") else { return false }
    guard source.isIdentifier(open - 1), !source.isKeyword(open - 1) else { return false }
    return !source.matches(open - 2, "func")
  }

  /// Whether `let` or `var` stands before a token in the same pattern: `let (left, right)`.
  private func followsBinding(_ token: Int) -> Bool {
    isInPattern(token) { source.matchesAny($0, "let", "var") }
  }

  /// Whether a token stands between `case` and the colon.
  func followsCase(_ token: Int) -> Bool {
    isInPattern(token) { source.matches($0, "case") }
  }

  private func isInPattern(_ token: Int, after isStart: (Int) -> Bool) -> Bool {
    var index = token - 1
    while body.contains(index) {
      if isStart(index) { return true }
      if source.matchesAny(index, "=", "{", "}", ";", "in", "return") { return false }
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
