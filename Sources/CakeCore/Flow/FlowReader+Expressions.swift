/// What expressions stand for, and what comes out of bodies.
extension FlowReader {
  /// What comes out of a function's or computed property's body, or is a stored one's first value.
  func returned(
    in body: Range<Int>, by owner: Int32, _ file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>, of declaration: Int32? = nil
  ) -> Origin {
    let source = facts.source(file)
    // A requirement or a property that others fill: what they put in is asked of them.
    if body.isEmpty || isRequirement(owner) { return .nobody }
    // Observers are given what goes in, nothing comes out of them.
    if source.isObserver(body.lowerBound) { return .nobody }
    guard let values = source.results(of: source.withoutObservers(body)) else { return .unknown }
    return union(of: values, by: declaration ?? owner, in: file, scan, typed)
  }

  /// What a declaration puts into what its own type holds: nothing, where it only reads that.
  func content(
    of node: Node, by owner: Int32, in file: Int, _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    guard let signature = signatures.signature(owner), let text = declarations.text(of: owner)
    else { return .unknown }
    let names = signature.parameters.filter { $0.value.contains(node) }.keys
    let isParameter = !names.isEmpty && !scan.typeNodes(in: text.result).contains(node)
    let source = facts.source(file)
    guard isParameter else {
      let isTaken =
        signature.resultParameters.contains(node)
        && !signature.supplies.contains {
          $0.target == .node(node) && $0.position == .result
        }
      // A closure that takes it gives nothing of the kind.
      if isTaken, signature.closureResults.isEmpty, source.isOnlyClosures(scan.body) {
        return .nobody
      }
      let given = returned(in: scan.body, by: owner, file, scan, typed)
      if case .unknown = given { joinDerived(node, by: owner, in: file, scan, typed) }
      return given
    }
    if holdFunctions(names, of: owner) { return .unknown }
    var values: [Range<Int>] = []
    for token in names.flatMap(scan.places(of:)) {
      if source.matches(token - 1, ".") || scan.isLabel(token) { continue }
      if scan.isSite(token) { return .unknown }
      if let changed = source.changed(byCallAt: token + 1) {
        values += changed
        continue
      }
      if source.matches(token + 1, "="), !source.matches(token - 1, "&") {
        values.append(token + 2..<source.expressionEnd(from: token + 2))
      } else if !isOnlyRead(token, in: file) || source.isWhole(token) && !source.isAssigned(token) {
        return .unknown
      }
    }
    let given =
      values.isEmpty ? .nobody : union(of: values, by: owner, in: file, scan, typed)
    if case .unknown = given,
      let changed = values.first(where: { source.matches($0.lowerBound, "&") })
    {
      // It is of one of the slices that the declaration knows, and stays that.
      let place = Unit.Place(file: file, occurrence: -1, token: changed.lowerBound)
      let known = units[owner, default: Unit()].sources.filter(catalog.isSlice)
      joins.append((owner, place, known.union([node])))
    }
    return given
  }

  /// `{ lists.makeIterator() }`: what comes out is made of a value, in whose type its slice stands.
  private func joinDerived(
    _ node: Node, by owner: Int32, in file: Int, _ scan: EscapeScan, _ typed: Set<Node>
  ) {
    let source = facts.source(file)
    for token in (source.results(of: scan.body) ?? []).joined()
    where source.isIdentifier(token) && source.matches(token + 1, ".") {
      guard !source.matches(token - 1, "."),
        let nodes = value(of: token..<token + 1, by: owner, in: file, scan, typed).nodes,
        !nodes.isEmpty
      else { continue }
      let place = Unit.Place(file: file, occurrence: -1, token: token)
      joins.append((owner, place, nodes.union([node]).filter(catalog.isSlice)))
    }
  }

  private func isRequirement(_ symbol: Int32) -> Bool {
    guard symbol >= 0 else { return false }
    let parent = facts.symbols.base[Int(symbol)].parent
    return parent >= 0 && facts.symbols.base[Int(parent)].kind == .protocol
  }

  func union(
    of values: [Range<Int>], by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    var origins: [Origin] = []
    for value in values {
      origins.append(self.value(of: value, by: owner, in: file, scan, typed))
    }
    return union(of: origins)
  }

  func union(of origins: [Origin]) -> Origin {
    var all: Set<Node> = []
    for origin in origins {
      guard let nodes = origin.nodes else { return .unknown }
      all.formUnion(nodes)
    }
    if all.isEmpty { return origins.isEmpty ? .unknown : .nobody }
    let different = Set(origins).subtracting([.nobody])
    return different.count == 1 ? different.first! : .these(all)
  }

  /// What an expression stands for that is one chain of names and calls, or chooses among some.
  func value(
    of expression: Range<Int>, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    var start = expression.lowerBound
    while source.isEffectMark(start) || source.matches(start, "&"), start < expression.upperBound {
      start += 1
    }
    guard start < expression.upperBound else { return .unknown }
    let whole = start..<expression.upperBound
    if let choices = source.branches(of: whole) ?? source.choices(in: whole) {
      return union(of: choices, by: owner, in: file, scan, typed)
    }
    if let word = source.conversion(in: whole) {
      let nodes = scan.typeNodes(in: word + 1..<whole.upperBound)
      return nodes.isEmpty ? .unknown : .these(nodes)
    }
    let last = expression.upperBound - 1
    guard source.chain(endingAt: last) == start else {
      return putIn(byMaking: whole, by: owner, in: file, scan, typed) ?? .unknown
    }
    if source.matches(start, "("), source.partner(of: start) == last {
      return value(of: start + 1..<last, by: owner, in: file, scan, typed)
    }
    if source.matches(start, "["), source.partner(of: start) == last {
      return elements(of: start, last, by: owner, in: file, scan, typed)
    }
    if source.matches(start, "nil"), start == last { return .nobody }
    switch receiver(endingAt: last, in: file, by: owner) {
    case .known(let nodes): return .these(nodes)
    case .joint(let nodes): return .joint(nodes)
    case .hidden: return hiddenOrigin(owner)
    case .local(let name): return value(at: name, by: owner, in: file, scan, typed)
    case .group(let range): return value(of: range, by: owner, in: file, scan, typed)
    case .unknown:
      if let put = putIn(byMaking: whole, by: owner, in: file, scan, typed) { return put }
      guard let payload = payload(endingAt: last, in: file, scan) else { return .unknown }
      // `(any ListDependencies)?.some(root)`: the type is written.
      let written = scan.typeNodes(in: start..<payload.lowerBound)
      return written.isEmpty
        ? value(of: payload, by: owner, in: file, scan, typed) : .these(written)
    }
  }
}

extension FlowReader {
  /// What the elements of a literal stand for, of a dictionary's the values.
  private func elements(
    of open: Int, _ close: Int, by owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    let elements = source.arguments(in: open, close)
    let isEmpty = elements.isEmpty || close == open + 2 && source.matches(open + 1, ":")
    if isEmpty { return .nobody }
    let values = elements.map { element in
      let colon = element.first { source.matches($0, ":") && source.enclosing($0) == open }
      return (colon.map { $0 + 1 } ?? element.lowerBound)..<element.upperBound
    }
    return union(of: values, by: owner, in: file, scan, typed)
  }
}

extension SourceText {
  /// What goes in and out of a closure where it is called: `change(&dependencies)`.
  fileprivate func changed(byCallAt open: Int) -> [Range<Int>]? {
    guard matches(open, "("), let close = partner(of: open) else { return nil }
    let changed = arguments(in: open, close).filter { matches($0.lowerBound, "&") }
    return changed.isEmpty ? nil : changed
  }

  /// Whether a name alone is put into something else, `let old = value`, `left = right`, or taken apart.
  fileprivate func isAssigned(_ token: Int) -> Bool {
    if matches(token - 1, "="), expressionEnd(from: token) == token + 1 { return true }
    return matchesAny(token + 1, "{", "else")
      && (matches(token - 1, "switch")
        || matches(token - 1, "=") && opensBlock(statementStart(token)))
  }

  /// A property's first value without the `didSet` behind it.
  fileprivate func withoutObservers(_ body: Range<Int>) -> Range<Int> {
    guard matches(body.upperBound - 1, "}"), let open = partner(of: body.upperBound - 1),
      open > body.lowerBound, isObserver(open + 1)
    else { return body }
    return body.lowerBound..<open
  }

  /// The values that come out of a body; nil where the text does not tell them all.
  func results(of body: Range<Int>) -> [Range<Int>]? {
    if matches(body.lowerBound, "get"), matches(body.lowerBound + 1, "{"),
      let close = partner(of: body.lowerBound + 1)
    {
      return results(of: body.lowerBound + 2..<close)
    }
    let start = matches(body.lowerBound, "return") ? body.lowerBound + 1 : body.lowerBound
    if expressionEnd(from: start) == body.upperBound { return [start..<body.upperBound] }
    var found: [Range<Int>] = []
    for word in body where matches(word, "return") {
      guard let isOwn = isReturn(word, of: body) else { return nil }
      guard isOwn else { continue }
      let end = expressionEnd(from: word + 1)
      guard word + 1 < body.upperBound, !self[word + 1].startsLine, end > word + 1 else {
        return nil
      }
      found.append(word + 1..<end)
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a `return` leaves a body, rather than a closure or a function in it; nil where the
  /// text does not tell.
  private func isReturn(_ word: Int, of body: Range<Int>) -> Bool? {
    var bracket = enclosing(word)
    while let open = bracket, body.contains(open) {
      if matches(open, "{") {
        let head = statementStart(open)..<open
        if matches(open - 1, ")") || isIdentifier(open - 1),
          head.contains(where: { matches($0, "func") })
        {
          return false
        }
        if !isStatementBrace(open) { return isClosure(open) ? false : nil }
      }
      bracket = enclosing(open)
    }
    return true
  }

  /// Whether a brace is known to open a closure.
  private func isClosure(_ open: Int) -> Bool {
    matchesAny(open - 1, "=", "(", ",", ":", ")", "return", "??")
      || isIdentifier(open - 1) && !isKeyword(open - 1) && matches(open - 2, ".")
  }

  /// The `as` of a conversion or cast that nothing follows.
  fileprivate func conversion(in expression: Range<Int>) -> Int? {
    let words = expression.filter {
      matches($0, "as") && enclosing($0) == enclosing(expression.lowerBound)
    }
    guard words.count == 1, let word = words.first, word > expression.lowerBound,
      (word + 1..<expression.upperBound).allSatisfy({
        isIdentifier($0) || matchesAny($0, ".", "(", ")", "&", "?", "!")
      })
    else { return nil }
    return word
  }
}
