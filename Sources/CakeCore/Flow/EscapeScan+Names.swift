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
    source.matches(block - 1, "else")
      || source.matchesAny(
        source.statementStart(block), "if", "guard", "while", "for", "switch", "do", "else",
        "defer", "repeat", "catch", "get", "set", "}", "didSet", "willSet", "init", "_read",
        "_modify")
  }

  mutating func bind(_ token: Int, _ nodes: Set<Node>) {
    sites.insert(token)
    bind(key(declaredAt: token), nodes)
  }

  /// Gives a local name that has dependencies already, or holds some, more of them.
  mutating func add(_ nodes: Set<Node>, to token: Int) {
    if isLocal(token) { bind(key(token), nodes) }
  }

  /// Whether a token is a local name that has dependencies.
  func isLocal(_ token: Int) -> Bool { !source.matches(token - 1, ".") && isHolding(key(token)) }

  /// Names that are declared with a type have what the type says, wherever their value comes from.
  mutating func bindTypedNames() {
    for token in body.dropLast() where source.isIdentifier(token) {
      let isTyped = source.matches(token + 1, ":") && !source[token + 1].spaceBefore
      // `case let keychain as any HasKeychain`
      guard isTyped || source.matches(token + 1, "as"), isSite(token) else { continue }
      let nodes = typeNodes(in: annotation(after: token)).filter(isFollowed)
      guard !nodes.isEmpty else { continue }
      bind(token, nodes)
      if isTyped { typedSites.insert(token) }
      bindClosure(after: annotation(after: token))
    }
  }

  /// `let read: (any Slice) -> Int = { $0.clock }`: the type says what the closure gets.
  mutating func bindClosure(after type: Range<Int>) {
    let block = type.upperBound + 1
    guard source.matches(type.upperBound, "="), source.matches(block, "{"),
      let open = type.first(where: { source.matches($0, "(") }),
      let close = source.partner(of: open), source.partner(of: block) != nil,
      (close + 1..<close + 4).contains(where: { source.matches($0, "->") })
    else { return }
    let positions = source.arguments(in: open, close).map {
      typeNodes(in: $0).filter(isFollowed)
    }
    bindParameters(of: block, positions.reduce(into: []) { $0.formUnion($1) }, positions)
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

  private mutating func bind(_ name: String, _ nodes: Set<Node>) {
    guard !name.hasPrefix("_") || name.count > 1 && !name.hasPrefix("_#"),
      !nodes.subtracting(names[name] ?? []).isEmpty
    else { return }
    names[name, default: []].formUnion(nodes)
    isFresh = true
  }

  /// Names what a callee passes to the closures in its call; gives the token after the call.
  ///
  /// `closures` says, for each label, what each parameter of the closure gets; `position`, which
  /// one of several gets it.
  @discardableResult
  mutating func bindClosures(
    after callee: Int, _ nodes: Set<Node>, _ closures: [String: [Set<Node>]] = [:],
    position: Int? = nil
  ) -> Int {
    var index = callee
    var blocks: [(open: Int, label: String?)] = []
    if source.matches(index, "("), !source[index].startsLine, let end = source.partner(of: index) {
      for argument in source.arguments(in: index, end) {
        for token in argument where source.matches(token, "{") && isWithin(index, token) {
          blocks.append((token, source.label(of: argument)))
          if source.isIdentifier(token - 1) || source.matches(token - 1, ")") {
            doubtfulBlocks.insert(token)
          }
        }
      }
      index = end + 1
    }
    while let (open, label) = trailingClosure(at: index), let end = source.partner(of: open) {
      blocks.append((open, label))
      index = end + 1
    }
    // An alias of a function type doesn't show which parameter gets what.
    let areSpelledOut = nodes.isSubset(of: Set(closures.values.joined().joined()))
    let labels = Set(blocks.compactMap(\.label))
    let unnamed = closures.filter { !labels.contains($0.key) }
    for block in blocks {
      let positions = block.label.map { closures[$0] } ?? unnamed.values.first
      let isKnown = areSpelledOut && (block.label != nil || unnamed.count == 1)
      bindParameters(
        of: block.open, nodes,
        isKnown ? positions : position.flatMap { only($0, nodes, of: block.open) })
    }
    return index
  }

  /// What each parameter gets where only one does; nil for a closure that names just one.
  private func only(_ position: Int, _ nodes: Set<Node>, of block: Int) -> [Set<Node>]? {
    let positions = (0...position).map { $0 == position ? nodes : [] }
    guard let close = source.partner(of: block) else { return nil }
    let header = header(of: block)
    if source.matches(header.upperBound, "in") { return positions }
    let isNamed = (block..<close).contains {
      source.matches($0, "$1") && closure(around: $0) == block
    }
    return isNamed ? positions : nil
  }

  private func header(of block: Int) -> Range<Int> {
    let end = (block + 1..<min(source.count, block + 24)).first {
      source.matches($0, "in") || source.matches($0, "{")
    }
    return block + 1..<(end ?? min(source.count, block + 24))
  }

  private func trailingClosure(at index: Int) -> (open: Int, label: String?)? {
    if source.matches(index, "{"), !source[index].startsLine { return (index, nil) }
    let isLabelled =
      source.isIdentifier(index) && source.matches(index + 1, ":") && source.matches(index + 2, "{")
      && source.matches(index - 1, "}")
    return isLabelled ? (index + 2, source.name(at: index)) : nil
  }

  /// Whether only parentheses and square brackets stand between a bracket and a token in it.
  private func isWithin(_ bracket: Int, _ token: Int) -> Bool {
    var open = source.enclosing(token)
    while let found = open, found != bracket {
      guard source.matchesAny(found, "(", "[") else { return false }
      open = source.enclosing(found)
    }
    return open == bracket
  }

  /// The local name whose type is a function of one parameter list, around what it takes.
  func closureName(typedAround token: Int) -> Int? {
    guard let open = source.enclosing(token - 1), source.matches(open, "("),
      let close = source.partner(of: open), source.matches(close + 1, "->"),
      source.matches(open - 1, ":"), source.matchesAny(open - 3, "let", "var")
    else { return nil }
    return open - 2
  }

  mutating func bindParameters(
    of block: Int, _ nodes: Set<Node>, _ positions: [Set<Node>]?
  ) {
    let header = header(of: block)
    guard source.matches(header.upperBound, "in"), header.upperBound > block + 1 else {
      for number in 0..<max(3, positions?.count ?? 0) {
        let given = positions.map { number < $0.count ? $0[number] : [] } ?? nodes
        if !given.isEmpty { bind("$\(number)@\(block)", given) }
      }
      return
    }
    let groups = parameters(in: header)
    for (number, group) in groups.enumerated() {
      let given = positions?.count == groups.count ? positions![number] : nodes
      guard !given.isEmpty else { continue }
      for token in group where source.isIdentifier(token) {
        if !doubtfulBlocks.contains(block) { plainSites.insert(token) }
        bind(token, given)
      }
    }
  }

  /// The names of a closure's parameters, without captures, types and results.
  private func parameters(in header: Range<Int>) -> [Range<Int>] {
    var start = header.lowerBound
    while source.startsWith(start, 64) || source.matches(start - 1, "@") { start += 1 }
    if source.matches(start, "["), let end = source.partner(of: start) { start = end + 1 }
    var groups: [Range<Int>]
    if source.matches(start, "("), let end = source.partner(of: start) {
      groups = source.arguments(in: start, end)
    } else {
      groups =
        start < header.upperBound
        ? source.arguments(in: start - 1, header.upperBound) : []
    }
    groups = groups.map { group in
      group.lowerBound..<(group.first { source.matches($0, ":") } ?? group.upperBound)
    }
    return groups
  }

  /// Names what a pattern takes out of an enumeration's case: `case .both(let left, let right)`.
  mutating func bindPayloads(of token: Int, _ payloads: [Set<Node>]) {
    guard !payloads.isEmpty, source.matches(token + 1, "("),
      let close = source.partner(of: token + 1)
    else { return }
    for (number, argument) in source.arguments(in: token + 1, close).enumerated()
    where number < payloads.count && !payloads[number].isEmpty {
      for name in argument where source.isIdentifier(name) && !source.isKeyword(name) {
        guard !source.matches(name - 1, "."), !isLabel(name), isParenthesized(name, in: token + 1),
          isSite(name)
        else { continue }
        if !isClosureParameter(name) { plainSites.insert(name) }
        bind(name, payloads[number])
      }
    }
  }

  /// Whether an enumeration's case is taken apart here, rather than made.
  func isPattern(_ token: Int) -> Bool {
    guard source.matches(token + 1, "("), let close = source.partner(of: token + 1) else {
      return followsCase(token)
    }
    return (token + 2..<close).contains { name in
      source.isIdentifier(name) && sites.contains(name) && isParenthesized(name, in: token + 1)
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
