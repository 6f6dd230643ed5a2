extension EscapeScan {
  /// Looks left of a whole value for what takes it.
  func follow(
    from start: Int, _ nodes: Set<Node>, at token: Int, depth: Int, element: [Int] = []
  ) {
    guard depth < 16 else { return escape(nodes, at: token) }
    if isUntyped, isAlternative(start) { return }
    switch source.delimiter(before: start) {
    case .assignment(let equals): assign(equals, nodes, at: token, element: element)
    case .return(let word): leave(word, nodes, at: token, depth: depth)
    case .statement(let first): leave(first, nodes, at: token, depth: depth)
    case .argument(let open, let label):
      pass(open, label, start, nodes, at: token, depth: depth, element: element)
    case .loop(let word):
      bindLoop(word, nodes, of: token, element: element)
    case .binding: bind(token, nodes, path: path(element))
    case .operand(let sign):
      if source.matches(sign, "+="), isTypedValue(sign - 1) {
        add(nodes, to: sign - 1)
      } else if !isHarmless(operator: sign) {
        escape(nodes, at: token)
      }
    case .other:
      let isTest = source.matches(start - 1, "switch")
      if isTest { notePatterns(after: start, nodes, of: token, element: element) }
      if isTest, bindPatterns(of: start, nodes, at: token, element: element) { return }
      escape(nodes, at: token, to: isTest && hasTypePatterns(after: token) ? .cast : .elsewhere)
    }
  }

  private func assign(
    _ equals: Int, _ nodes: Set<Node>, at token: Int, element: [Int]
  ) {
    let left = source.statementStart(equals)..<equals
    let condition = source.conditionStart(equals)
    if source.matches(condition, "case") {
      // `if case let keychain as any HasKeychain = dependencies`
      notePattern(condition..<equals, nodes, of: token, element: element)
      if isTested(by: condition..<equals, token, element) {
        return escape(nodes, at: token, to: .cast)
      }
      return bindPattern(condition..<equals, nodes, at: token, element: element)
    }
    if let word = left.last(where: { source.isBinding($0) }) {
      assigned[equals, default: []].insert(token)
      return bindPattern(word + 1..<equals, nodes, at: token, element: element)
    }
    if let open = source.enclosing(equals), isCaptureList(open) {
      return bind(equals - 1, nodes, path: path(element))
    }
    if typesStand(in: left) { return }
    let target = equals - 1
    guard source.isIdentifier(target) else {
      if let container = container(ofElementEndingAt: target) { return add(nodes, to: container) }
      let isTaken = left.contains(where: isTyped) || keyNames(nodes, endingAt: target)
      return isTaken ? () : escape(nodes, at: token)
    }
    if source.matches(target, "_") { return }
    // A variable takes its type from another value: what goes in is used as that.
    if isLocal(target) { return add(nodes, to: target) }
    if !isTyped(target) { escape(nodes, at: token) }
  }

  /// `all["list"] = dependencies`: a local name of what holds such values.
  private func container(ofElementEndingAt close: Int) -> Int? {
    var end = close
    while let open = source.partner(of: end), source.matches(open, "["), !source[open].spaceBefore,
      !isProgramMember(open)
    {
      end = open - 1
      while source.matchesAny(end, "?", "!") { end -= 1 }
    }
    return end < close && source.isIdentifier(end) && isLocal(end) ? end : nil
  }

  /// `self[NeedsKey.self] = newValue`: whether the key's own type says that such values are kept there.
  private func keyNames(_ nodes: Set<Node>, endingAt close: Int) -> Bool {
    guard source.matches(close, "]"), source.matches(close - 1, "self"),
      source.matches(close - 2, "."), source.partner(of: close) == close - 4,
      let key = catalog.typeReference(at: close - 3, in: file)
    else { return false }
    return nodes.isSubset(of: namedByMembers(key))
  }

  private func bindPattern(
    _ pattern: Range<Int>, _ nodes: Set<Node>, at token: Int, element: [Int]
  ) {
    let colon = pattern.first {
      source.matches($0, ":") && source.enclosing($0) == source.enclosing(pattern.upperBound)
    }
    if let colon, !isUntyped, !typesStand(in: colon + 1..<pattern.upperBound) {
      return escape(nodes, at: token)
    }
    // A type of its own counts, not the value's.
    if colon != nil, pattern.contains(where: sites.contains) { return }
    let (bound, path) = source.part(
      of: pattern.lowerBound..<(colon ?? pattern.upperBound), leadingTo: element, in: token)
    if let element = element.first, bound.count == 1 { noteParts(of: bound.lowerBound, element) }
    for name in bound where source.isName(name, in: bound) && !isInFailure(name) {
      bind(name, nodes, path: isPartUnknown ? .unknown : path)
    }
  }

  /// A value returned, or left as a block's last expression.
  private func leave(_ word: Int, _ nodes: Set<Node>, at token: Int, depth: Int) {
    if isUntyped { return }
    guard let block = source.enclosing(word), source.matches(block, "{"), body.contains(block)
    else {
      // The declaration's own body, or its initial value.
      let own = owner >= 0 ? signatures.signature(owner) : nil
      let isTyped = own?.mentions.contains { $0.position != .parameter } == true
      return isTyped ? () : escape(nodes, at: token)
    }
    guard depth < 16 else { return escape(nodes, at: token) }
    if let word = source.choosingWord(of: block) {
      // `let needs = if isNew { fresh } else { old }`
      return follow(from: word, nodes, at: token, depth: depth + 1)
    }
    if isControlFlow(block) {
      return leave(source.statementStart(block), nodes, at: token, depth: depth + 1)
    }
    closure(block, nodes, at: token, depth: depth + 1)
  }

  /// A value that a closure returns: the closure must go where its type is known.
  private func closure(_ block: Int, _ nodes: Set<Node>, at token: Int, depth: Int) {
    var callee = block - 1
    if source.matches(callee, ")"), let open = source.partner(of: callee) { callee = open - 1 }
    if source.isIdentifier(callee), !source.isKeyword(callee) {
      // It is followed as what comes out.
      if source.givesBackWhatItTakes(block), source.matches(callee - 1, "."),
        Self.isElementwise(source.name(at: callee)), !isProgramMember(callee)
      {
        return
      }
      return takesResult(ofTrailing: block, callee) ? () : escape(nodes, at: token)
    }
    follow(from: block, nodes, at: token, depth: depth + 1)
  }

  /// An argument of a call, an element of a literal, or something in parentheses.
  private func pass(
    _ open: Int, _ label: String, _ start: Int, _ nodes: Set<Node>, at token: Int, depth: Int,
    element: [Int]
  ) {
    if isCaptureList(open) { return bind(token, nodes, path: path(element)) }
    if takes(label, start, in: open, signatures(at: open)) { return }
    if source.matches(open, "["), source.matches(open + 1, "keyPath"),
      let close = source.partner(of: open),
      isIdentifierChain(start..<close)
    {
      // What a key path leads to comes out.
      var element: [Int] = []
      guard let end = walk(from: close + 1, nodes, at: token, element: &element) else { return }
      return settle(source.chainStart(open - 1), end, nodes, at: token, depth: depth + 1)
    }
    guard let callee = callee(of: open) else {
      // What an expression gives that is no name is called, and takes anything.
      if source.callsValue(open), !isClosureTaking(start, in: open) {
        let callees = source.functionsChosen(before: open) ?? []
        let areKnown = callees.allSatisfy { isTaken(start, as: label, in: open, by: $0) }
        return !callees.isEmpty && areKnown ? () : escape(nodes, at: token)
      }
      // Parentheses, a tuple, a literal: the value goes where the whole goes.
      guard let close = source.partner(of: open) else { return escape(nodes, at: token) }
      let elements = source.arguments(in: open, close)
      if source.matches(open, "("), elements.count == 1 {
        if source.matches(close + 1, "("), source.callsValue(close + 1) { return }
        if source.matchesAny(close + 1, ".", "[", "?", "!"), !source[close + 1].spaceBefore {
          var member = close + 1
          while source.matchesAny(member, "?", "!", ".") { member += 1 }
          return isProgramMember(member) ? () : escape(nodes, at: token)
        }
        return settle(open, close + 1, nodes, at: token, depth: depth + 1, element: element)
      }
      let isArray = source.matches(open, "[")
      if isArray, isUntyped, elements.count > 1 { return }
      // A dictionary's element is a key with its value.
      var element = isArray && source.hasColon(in: open, close) ? [] : element
      if isArray, source.matchesAny(close + 1, ".", "?", "!", "["), !source[close + 1].spaceBefore {
        // A literal whose members are read: `[dependencies].map(show)`.
        guard let end = walk(from: close + 1, nodes, at: token, element: &element) else { return }
        return settle(open, end, nodes, at: token, depth: depth + 1, element: element)
      }
      if !isArray, let number = elements.firstIndex(where: { $0.contains(start) }) {
        if let read = source.elementRead(ofTupleEndingAt: close) {
          guard number == read.number,
            let end = walk(from: read.next, nodes, at: token, element: &element)
          else { return }
          return settle(open, end, nodes, at: token, depth: depth + 1, element: element)
        }
        element = [number] + element
      }
      return follow(from: open, nodes, at: token, depth: depth + 1, element: element)
    }
    if source.matches(open - 1, ")"), isProgramMember(callee) {
      // What the first call takes says nothing of what the second does.
      return takesInTurn(callee) ? () : escape(nodes, at: token, to: .argument(of: callee))
    }
    if source.matches(callee, "type"), label == "of", let close = source.partner(of: open),
      source.matches(close + 1, "."), isProgramMember(close + 2)
    {
      // `type(of: dependencies).version`: a static member is read, and no more.
      return
    }
    if source.matches(callee, "zip"), !isProgramMember(callee),
      let close = source.partner(of: open)
    {
      let number = source.arguments(in: open, close).firstIndex { $0.contains(start) }
      var element = number.map { [$0] + element } ?? []
      guard let end = walk(from: close + 1, nodes, at: token, element: &element) else { return }
      return settle(callee, end, nodes, at: token, depth: depth + 1, element: element)
    }
    if source.matchesAny(callee, "success", "some"), source.matches(callee - 1, "."),
      !isProgramMember(callee), let close = source.partner(of: open), label == "_"
    {
      return settle(
        source.chainStart(callee), close + 1, nodes, at: token, depth: depth + 1)
    }
    if takesAssociatedType(label, callee) {
      return conversions[callee, default: []].formUnion(nodes)
    }
    if isTaken(start, as: label, in: open, by: callee) { return }
    if isClosureTaking(start, in: open)
      || askedByAncestors[callee]?.contains(label) == true
    {
      return
    }
    if putsByKeyPath(open, start) { return }
    if source.matches(callee - 1, ".") {
      var base = callee - 2
      while base > 0, source.matchesAny(base, "?", "!") { base -= 1 }
      if isTypedValue(base) { return add(nodes, to: base) }
    }
    escape(nodes, at: token, to: .argument(of: callee))
  }

  /// Whether a function of the program or one with a written type takes an argument.
  private func isTaken(_ start: Int, as label: String, in open: Int, by callee: Int) -> Bool {
    takes(label, start, in: open, signatures(at: callee)) || isLocal(callee)
      || isTypedLocal(callee)
  }

  /// Whether an argument is put where a key path before it leads, and that has a type of its own.
  private func putsByKeyPath(_ open: Int, _ start: Int) -> Bool {
    guard let close = source.partner(of: open),
      let name = source.arguments(in: open, close).first?.last, isTyped(name)
    else { return false }
    return signatures.value(putByKeyPathEndingAt: name, in: file)?.contains(start) == true
  }

  private func isIdentifierChain(_ range: Range<Int>) -> Bool {
    range.allSatisfy { source.isIdentifier($0) || source.matches($0, ".") }
  }

  /// Whether a name stands for something whose type spells out dependencies: a local container.
  private func isTypedValue(_ token: Int) -> Bool {
    source.isIdentifier(token)
      && (isTyped(token) || isLocal(token) || isTypedLocal(token))
  }

  /// Whether the bracket opens `{ [dependencies] in`.
  func isCaptureList(_ open: Int) -> Bool { body.contains(open - 1) && source.isCaptureList(open) }
}

extension SourceText {
  /// Whether the bracket opens `{ [dependencies] in`.
  func isCaptureList(_ open: Int) -> Bool {
    guard matches(open, "["), matches(open - 1, "{"), let close = partner(of: open) else {
      return false
    }
    for index in close + 1..<min(count, close + 40) where enclosing(index) == open - 1 {
      if matches(index, "in") { return true }
      if matchesAny(index, "=", ".", "{") { return false }
    }
    return false
  }
}
