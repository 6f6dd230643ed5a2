/// Closures: what each of their parameters gets.
extension EscapeScan {
  /// `let read: (any Slice) -> Int = { $0.clock }`: the type says what the closure gets, and what
  /// those get that stand in a literal: `[String: (any Slice) -> Int] = ["clock": { $0.clock }]`.
  func bindClosure(after type: Range<Int>) {
    guard source.matches(type.upperBound, "="), type.upperBound + 1 < source.count else { return }
    bindClosures(in: type.upperBound + 1, typedAs: type, in: file)
  }

  /// The same for a value, and a type that may stand in another file.
  func bindClosures(in value: Int, typedAs type: Range<Int>, in home: Int) {
    let blocks = source.closures(in: value)
    guard !blocks.isEmpty,
      let open = catalog.facts.source(home).functionType(
        in: type, isOnly: !source.matches(value, "{")),
      let close = catalog.facts.source(home).partner(of: open)
    else { return }
    let positions = catalog.facts.source(home).arguments(in: open, close).map {
      typeNodes(in: $0, of: home).filter(isFollowed)
    }
    let all = positions.reduce(into: Set<Node>()) { $0.formUnion($1) }
    guard !all.isEmpty else { return }
    for block in blocks { bindParameters(of: block, all, positions) }
  }

  /// `screen.onTap = { $0.clock }`: the property's type says what the closure gets.
  func bindAssignedClosures() {
    for token in identifiers where source.matches(token + 1, "=") {
      guard source.matchesAny(token + 2, "{", "[") else { continue }
      for (signature, symbol) in signatures(at: token) where !signature.resultParameters.isEmpty {
        let value = facts.symbols.base[Int(symbol)]
        guard value.kind.isProperty, let text = signatures.declarations.text(of: symbol) else {
          continue
        }
        bindClosures(in: token + 2, typedAs: text.result, in: Int(value.definitionFile))
      }
    }
  }

  /// Names what a callee passes to the closures in its call; gives the token after the call.
  ///
  /// `closures` says, for each label, what each parameter of the closure gets; `taken`, which one of
  /// several gets it.
  @discardableResult
  func bindClosures(
    after callee: Int, _ nodes: Set<Node>, _ closures: [String: [Set<Node>]] = [:],
    taken: Taken = .parts([])
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
      if isKnown {
        bindParameters(of: block.open, nodes, positions)
      } else {
        let position = taken.position.flatMap { only($0, nodes, of: block.open) }
        bindParameters(of: block.open, nodes, position, taken: taken)
      }
    }
    return index
  }

  /// What each parameter gets where only one does; nil for a closure that names just one.
  private func only(_ position: Int, _ nodes: Set<Node>, of block: Int) -> [Set<Node>]? {
    guard let close = source.partner(of: block) else { return nil }
    let header = header(of: block)
    let isWritten = source.matches(header.upperBound, "in")
    let count = max(position + 1, isWritten ? parameters(in: header).count : 0)
    let positions = (0..<count).map { $0 == position ? nodes : [] }
    return isWritten || namesSecond(block, close) ? positions : nil
  }

  /// Whether a closure has a second parameter without a name.
  private func namesSecond(_ block: Int, _ close: Int) -> Bool {
    (block..<close).contains { source.matches($0, "$1") && closure(around: $0) == block }
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

  func bindParameters(
    of block: Int, _ nodes: Set<Node>, _ positions: [Set<Node>]?, taken: Taken = .parts([])
  ) {
    let header = header(of: block)
    let groups = source.matches(header.upperBound, "in") ? parameters(in: header) : []
    let isOne =
      groups.isEmpty
      ? source.partner(of: block).map { !namesSecond(block, $0) } ?? true : groups.count == 1
    let path = isPartUnknown ? .unknown : taken.path(isFound: positions != nil, isOne: isOne)
    // `{ [self] in reduce($0) }` names what it captures, and no parameters.
    guard !groups.isEmpty else {
      for number in 0..<max(3, positions?.count ?? 0) {
        let given = positions.map { number < $0.count ? $0[number] : [] } ?? nodes
        if !given.isEmpty {
          bind(LocalName(name: "$\(number)", place: .closure(block)), given, path: path)
        }
      }
      return
    }
    for (number, group) in groups.enumerated() {
      let given = positions?.count == groups.count ? positions![number] : nodes
      guard !given.isEmpty else { continue }
      for token in group where source.isIdentifier(token) {
        if !doubtfulBlocks.contains(block) { plainSites.insert(token) }
        bind(token, given, path: path)
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

  /// The local name whose type is a function of one parameter list, around what it takes, or a
  /// collection of such.
  func closureName(typedAround token: Int) -> Int? {
    guard let open = source.enclosing(token - 1), source.matches(open, "("),
      let close = source.partner(of: open), source.matches(close + 1, "->")
    else { return nil }
    var start = open
    while start > 2 {
      if source.matches(start - 2, "@") {
        start -= 2
      } else if source.matches(start - 1, ":"), source.isBinding(start - 3) {
        return start - 2
      } else if let bracket = source.enclosing(start), source.matchesAny(bracket, "[", "("),
        source.isLiteralBracket(bracket)
      {
        start = bracket
      } else {
        return nil
      }
    }
    return nil
  }
}

extension SourceText {
  /// The closures that are a value, or elements of the literals that are one.
  fileprivate func closures(in value: Int) -> [Int] {
    if matches(value, "{") { return partner(of: value) == nil ? [] : [value] }
    guard matchesAny(value, "[", "("), isLiteralBracket(value), let close = partner(of: value)
    else { return [] }
    return (value..<close).filter { token in
      guard matches(token, "{"), partner(of: token) != nil,
        matchesAny(token - 1, "[", "(", ",", ":")
      else { return false }
      var bracket = enclosing(token)
      while let open = bracket, open > value {
        guard matchesAny(open, "[", "("), isLiteralBracket(open) else { return false }
        bracket = enclosing(open)
      }
      return bracket == value
    }
  }

  /// Whether a value is a closure, or a literal of closures and of nothing else that has a name.
  func isOnlyClosures(_ value: Range<Int>) -> Bool {
    if matches(value.lowerBound, "{") { return true }
    let blocks = closures(in: value.lowerBound)
    guard !blocks.isEmpty, partner(of: value.lowerBound) == value.upperBound - 1 else {
      return false
    }
    var token = value.lowerBound
    while token < value.upperBound {
      if blocks.contains(token), let close = partner(of: token) {
        token = close + 1
        continue
      }
      if isIdentifier(token), !matches(token + 1, ":") { return false }
      if matches(token, "{") || matches(token, ".") { return false }
      token += 1
    }
    return true
  }

  /// Whether a bracket opens a literal, a tuple or a type, rather than a call or a subscript.
  fileprivate func isLiteralBracket(_ open: Int) -> Bool {
    open == 0 || self[open].spaceBefore || self[open].startsLine
      || matchesAny(open - 1, "[", "(", ",", ":")
  }

  /// The bracket of what the outermost function in a type takes; `isOnly` asks for no other.
  func functionType(in type: Range<Int>, isOnly: Bool) -> Int? {
    let arrows = type.filter { matches($0, "->") }
    func depth(_ token: Int) -> Int {
      var (depth, bracket) = (0, enclosing(token))
      while let open = bracket, type.contains(open) {
        depth += 1
        bracket = enclosing(open)
      }
      return depth
    }
    guard let arrow = arrows.min(by: { (depth($0), $0) < (depth($1), $1) }),
      !isOnly || arrows.count == 1
    else { return nil }
    var end = arrow - 1
    while end > type.lowerBound, isEffect(end) { end -= 1 }
    guard type.contains(end), matches(end, ")") else { return nil }
    return partner(of: end)
  }
}
