/// Tests of dependencies: `value as? …`, `value is …`, and patterns with `as` or `is`.
extension EscapeScan {
  /// Notes a test of the value that a token names, where that is certainly dependencies.
  func test(_ nodes: Set<Node>, at word: Int, of token: Int) {
    if isPartUnknown { return }
    // In some closures `$0` may be something else.
    if source.text(at: token).hasPrefix("$"),
      closure(around: token).map(doubtfulBlocks.contains) != false
    {
      return
    }
    tests[word, default: []].formUnion(nodes)
  }

  /// Notes `value as? …` and `value is …`.
  func noteTest(after end: Int, _ nodes: Set<Node>, of token: Int) {
    let isTest = source.matches(end, "as") && source.matchesAny(end + 1, "?", "!")
    if isTest || source.matches(end, "is") { test(nodes, at: end, of: token) }
  }

  /// Notes the tests in a pattern that a value is matched with, or a tuple that has it where
  /// `element` leads.
  ///
  /// What a pattern tests is that part of the value which stands where the test does in the pattern.
  func notePattern(
    _ pattern: Range<Int>, _ nodes: Set<Node>, of token: Int, element: [Int]
  ) {
    let (part, path) = source.part(of: pattern, leadingTo: element, in: token)
    guard path == .whole, let first = part.first else { return }
    if isUntyped, part.count == 1, isSite(first) { return bind(first, nodes) }
    for payload in payloads(in: part) {
      notePattern(payload, nodes, of: token, element: [])
    }
    let word = part.first { word in
      source.isCast(word) && source.enclosing(word) == source.enclosing(first)
        && (word == first || !source.matches(word, "is"))
        && !source.matchesAny(word + 1, "?", "!")
    }
    if let word { test(nodes, at: word, of: token) }
  }

  /// Whether a pattern tests the part of a value that stands where `element` leads: what that turns out to
  /// be is found while the program runs, and no compile refuses that it is something else.
  func isTested(by pattern: Range<Int>, _ token: Int, _ element: [Int]) -> Bool {
    guard !isUntyped else { return false }
    return source.part(of: pattern, leadingTo: element, in: token).0.contains(where: source.isCast)
  }

  /// What a pattern takes out of an enumeration of the program's that is generic over one type, as
  /// far as it has that type.
  private func payloads(in pattern: Range<Int>) -> [Range<Int>] {
    guard let open = pattern.first(where: { source.matches($0, "(") }),
      let close = source.partner(of: open)
    else { return [] }
    return source.arguments(in: open, close).enumerated()
      .filter { isGeneric(payload: $0.offset, of: open - 1) }.map(\.element)
  }

  /// Whether a payload has the type that its enumeration is generic over: nothing else of such a
  /// value can be what that type says.
  func isGeneric(payload number: Int, of name: Int) -> Bool {
    facts.symbols(at: name, in: file).contains { symbol in
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind == .enumCase, let text = signatures.declarations.text(of: symbol),
        number < text.parameters.count, text.parameters[number].type.count == 1
      else { return false }
      let type = text.parameters[number].type.lowerBound
      return signatures.genericParameters(of: facts.nominalParent(symbol))
        == [facts.source(Int(value.definitionFile)).name(at: type)]
    }
  }

  /// Notes the tests in the cases of a `switch` on a value.
  func notePatterns(
    after subject: Int, _ nodes: Set<Node>, of token: Int, element: [Int]
  ) {
    guard let clauses = clauses(after: subject) else { return }
    for pattern in patterns(in: clauses) {
      notePattern(pattern, nodes, of: token, element: element)
    }
  }

  /// The tests of values whose type is lost on the way, to `Any` say: they are dependencies still.
  ///
  /// What was found of typed values is forgotten.
  func testsOfUntyped() -> [Int: Set<Node>] {
    isUntyped = true
    tests = [:]
    names = [:]
    let knownPaths = tuplePaths
    tuplePaths = [:]
    sites = []
    for (node, escapes) in escapes.sorted(by: { $0.key.number < $1.key.number }) {
      for escape in escapes where catalog.typeReference(at: escape.token, in: file) == nil {
        let isCall = facts.symbols(at: escape.token, in: file).contains {
          let kind = facts.symbols.base[Int($0)].kind
          return kind.isFunction || kind == .enumCase
        }
        let isMember = source.matches(escape.token - 1, ".")
        let known = isMember ? nil : knownPaths[key(escape.token)]?[node]
        judge(escape.token, [node], isCall: isCall, path: known ?? .whole)
      }
    }
    followNames()
    return tests
  }

  /// Whether a local name stands for one value all along.
  func isOneValue(_ name: LocalName) -> Bool {
    if case .closure(let block) = name.place { return !doubtfulBlocks.contains(block) }
    let sites = sites(of: name)
    return sites.count == 1 && !isVariable(sites[0])
  }

  /// Whether a value of any type is one of several that may stand there: `isNew ? dependencies : 1`.
  func isAlternative(_ start: Int) -> Bool {
    var index = start - 1
    while source.isEffectMark(index) { index -= 1 }
    if source.matchesAny(index, "??", "?") { return true }
    guard source.matches(index, ":") else { return false }
    let isLabel =
      source.isIdentifier(index - 1) && source.matchesAny(index - 2, "(", ",")
      && source.enclosing(index).map { source.matches($0, "(") } == true
    return !isLabel
  }
}

extension SourceText {
  /// Where a condition begins, of those that a statement has: `case let x? = y` in
  /// `if isOpen, case let x? = y`, by the `=`.
  func conditionStart(_ equals: Int) -> Int {
    let first = statementStart(equals)
    var index = equals
    while index > first {
      if matches(index - 1, ",") || opensCondition(index - 1) { return index }
      if let open = partner(of: index - 1), open < index - 1 {
        index = open
      } else {
        index -= 1
      }
    }
    return first
  }
}
