/// Local names that get their value later, or another one.
extension CodeReader {
  /// Whether a local name is changed by nothing but assignments that are read in their order: nobody
  /// calls its methods, sets a part of it, hands it over to be changed or assigns it in a closure.
  func isFollowed(local name: Int) -> Bool {
    guard source.isIdentifier(name), source.matchesAny(name + 1, "=", ":"),
      let open = source.enclosing(name), let close = source.partner(of: open)
    else { return false }
    let text = source.name(at: name)
    return (name + 1..<close).allSatisfy { token in
      guard source.isIdentifier(token), source.name(at: token) == text,
        !source.matches(token - 1, ".")
      else { return true }
      if source.matchesAny(token + 1, "=", "+=") { return isInBranch(token, of: open) }
      let isChanged =
        source.matchesAny(token + 1, ".", "[", "?", "!") || source.matches(token - 1, "&")
        || source[token + 1].kind == .operator && source.name(at: token + 1).hasSuffix("=")
      return !isChanged || source.isBinding(name - 1) && source.matches(name - 1, "let")
    }
  }

  /// The same of a name that is assigned, by its declaration in the same function.
  func isFollowed(assignment token: Int) -> Bool {
    let text = source.name(at: token)
    var index = token - 1
    let first = max(1, token - 2_000)
    while index >= first {
      if source.isBinding(index - 1), source.isIdentifier(index), source.name(at: index) == text,
        let open = source.enclosing(index), source.partner(of: open).map({ $0 > token }) == true
      {
        return isFollowed(local: index)
      }
      index -= 1
    }
    return false
  }

  /// Whether only blocks of `if`, `switch` and the like stand around a token, up to some brace.
  private func isInBranch(_ token: Int, of outer: Int) -> Bool {
    var index = token
    while let open = source.enclosing(index), open != outer {
      guard source.matches(open, "{") else { return false }
      let start = source.statementStart(open)
      guard
        source.matchesAny(open - 1, "else", "do")
          || source.matchesAny(start, "if", "switch", "guard", "else")
      else { return false }
      index = open
    }
    return true
  }
}
