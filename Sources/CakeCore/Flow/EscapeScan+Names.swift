/// Local names: where they are declared, and which dependencies each gets there.
extension EscapeScan {
  /// The brace of the innermost closure that a token stands in.
  func closure(around token: Int) -> Int? {
    var bracket = source.enclosing(token)
    while let open = bracket, body.contains(open) {
      if source.matches(open, "{"), !isControlFlow(open) { return open }
      bracket = source.enclosing(open)
    }
    return nil
  }

  /// Whether braces belong to a statement rather than to a closure.
  func isControlFlow(_ block: Int) -> Bool {
    let start = source.statementStart(block)
    return source.matches(block - 1, "else") || source.opensBlock(start)
      || source.isAccessor(start) || source.matches(start, "}")
  }

  func bind(_ token: Int, _ nodes: Set<Node>, path: TuplePath = .whole) {
    sites.insert(token)
    bind(key(declaredAt: token), nodes, path: path)
  }

  /// Local names without a type of their own that stand for values of several, each by its token:
  /// `let both = [list, edit]`. What stands in different parts of a tuple has a type for each.
  func joined() -> [(token: Int, nodes: Set<Node>)] {
    sites.subtracting(typedSites).sorted().flatMap { token in
      let key = key(declaredAt: token)
      let nodes = names[key] ?? []
      let parts = parts(of: nodes, in: key)
      let isKnown = parts.allSatisfy(\.path.isKnown)
      return (isKnown ? parts.map(\.nodes) : [nodes]).filter { $0.count > 1 }.map { (token, $0) }
    }
  }

  /// Gives a local name that has dependencies already, or holds some, more of them.
  func add(_ nodes: Set<Node>, to token: Int) {
    if isLocal(token) { bind(key(token), nodes) }
  }

  /// Whether a token is a local name that has dependencies.
  func isLocal(_ token: Int) -> Bool { !source.matches(token - 1, ".") && isHolding(key(token)) }

  /// Names that are declared with a type have what the type says, wherever their value comes from.
  func bindTypedNames() {
    for token in identifiers {
      let isTyped = source.matches(token + 1, ":") && !source[token + 1].spaceBefore
      // Most names with a colon behind them are labels.
      if isTyped, source.labelsArgument(token), !source.isBinding(token - 1) { continue }
      // `case let keychain as any HasKeychain`
      guard isTyped || source.matches(token + 1, "as"), isSite(token) else { continue }
      let nodes = typeNodes(in: annotation(after: token)).filter(isFollowed)
      guard !nodes.isEmpty else { continue }
      bind(token, nodes)
      if isTyped { typedSites.insert(token) }
      bindClosure(after: annotation(after: token))
    }
  }

  /// The type that a name is declared with; empty for none.
  func annotation(after name: Int) -> Range<Int> {
    guard source.matchesAny(name + 1, ":", "as") else { return name..<name }
    var end = name + 2
    while end < body.upperBound {
      if source.matchesAny(end, "=", ",", ")", "{", "}", "in", ";", "else", ":") { break }
      if source[end].startsLine, !source.continuesLine(end) { break }
      if let close = source.partner(of: end), close > end { end = close }
      if source.startsWith(end, 60) { end = source.skipAngles(end) - 1 }
      end += 1
    }
    return name + 2..<max(name + 2, min(end, body.upperBound))
  }

  func bind(_ name: LocalName, _ nodes: Set<Node>, path: TuplePath = .whole) {
    if name.name == "_" { return }
    note(path, of: nodes, in: name)
    guard !nodes.isSubset(of: names[name] ?? []) else { return }
    names[name, default: []].formUnion(nodes)
    isFresh = true
  }

  /// Names what a pattern takes out of an enumeration's case: `case .both(let left, let right)`.
  func bindPayloads(of token: Int, _ payloads: [Set<Node>]) {
    guard !payloads.isEmpty, source.matches(token + 1, "("),
      let close = source.partner(of: token + 1)
    else { return }
    for (number, argument) in source.arguments(in: token + 1, close).enumerated()
    where number < payloads.count && !payloads[number].isEmpty {
      notePattern(argument, payloads[number], of: token, element: [])
      for name in argument where source.isIdentifier(name) && !source.isKeyword(name) {
        guard !source.matches(name - 1, "."), !isLabel(name), isParenthesized(name, in: token + 1),
          isSite(name)
        else { continue }
        if !isClosureParameter(name) { plainSites.insert(name) }
        bind(name, payloads[number])
        // The payload's own type says more than that of all the cases together.
        payloadSites.insert(name)
        tuplePaths[key(declaredAt: name)] = nil
      }
    }
  }

  /// Whether an enumeration's case is taken apart here, rather than made.
  func isPattern(_ token: Int) -> Bool {
    guard source.matches(token + 1, "("), let close = source.partner(of: token + 1) else {
      return followsCase(token)
    }
    return source.isBinding(source.chainStart(token) - 1)
      || (token + 2..<close).contains { part in
        (source.matches(part, "_") || source.isBinding(part) || sites.contains(part))
          && isParenthesized(part, in: token + 1)
      }
  }

  private func isParenthesized(_ token: Int, in bracket: Int) -> Bool {
    var open = source.enclosing(token)
    while let found = open, found != bracket {
      guard source.matches(found, "(") else { return false }
      open = source.enclosing(found)
    }
    return open == bracket
  }
}
