/// Reads a body's statements into steps.
///
/// Every doubt leaves something out: closures that are kept or given away, everything after `#if`.
/// What runs under a condition, or behind an early exit, is set apart from what is certain.
struct CodeReader {
  let facts: Facts
  let file: Int
  let source: SourceText
  private let members: Members
  /// The nesting at which it gives up, so that no text can exhaust the stack.
  static let deepest = 64

  init(_ facts: Facts, file: Int, _ members: Members) {
    self.facts = facts
    self.members = members
    self.file = file
    source = facts.source(file)
  }

  func steps(in range: Range<Int>) -> [Step] {
    let steps = statements(in: range, depth: 0)
    let isExpression = range.first.map(source.isExpression) ?? false
    if !isExpression, !source.opensChoice(range.lowerBound) { return steps }
    return Self.result(of: steps) ?? steps
  }

  /// The steps of a body that is one expression, which is its result: also an `if` or a `switch`.
  private static func result(of steps: [Step]) -> [Step]? {
    if steps.count == 1, case .run(let code) = steps[0] { return [.result(code)] }
    guard steps.count == 2, case .run = steps[0],
      case .branches(let branches, isExhaustive: true) = steps[1]
    else { return nil }
    // A branch may name what its pattern binds first.
    let results = branches.map { branch -> [Step] in
      let names = branch.prefix { if case .bind = $0 { true } else { false } }
      return names + (result(of: Array(branch[names.count...])) ?? Array(branch[names.count...]))
    }
    return [steps[0], .branches(results, isExhaustive: true)]
  }

  /// The steps of statements in a row.
  func statements(in range: Range<Int>, depth: Int) -> [Step] {
    var steps: [Step] = []
    var index = range.lowerBound
    while index < range.upperBound, !steps.endsRun {
      let next = statement(at: index, range.upperBound, into: &steps, depth: depth)
      index = max(next, index + 1)
    }
    return steps
  }

  /// The statements of a closure, after its captures and parameters.
  func steps(ofClosure open: Int) -> [Step] {
    guard let close = source.partner(of: open) else { return [.stop] }
    var start = open + 1
    var hidden: [Step] = []
    var index = open + 1
    while index < close {
      if source.matchesAny(index, "{", "=", "for", "return", "let", "var") { break }
      if source.matches(index, "in"), source.enclosing(index) == open {
        start = index + 1
        break
      }
      index += 1
    }
    for token in open + 1..<start where source.isIdentifier(token) {
      if !source.matchesAny(token, "self", "in") {
        hidden.append(.bind(source.name(at: token), .nothing))
      }
    }
    let steps = steps(in: start..<close)
    return hidden + steps
  }

  /// Reads one statement and gives the token after it.
  private func statement(at index: Int, _ end: Int, into steps: inout [Step], depth: Int) -> Int {
    let token = source[index]
    if token.kind == .directive, source.text(at: index).hasPrefix("#if") {
      steps.append(.stop)
      return end
    }
    if source.matches(index, "@") { return attributed(index, end, into: &steps) }
    guard token.kind == .identifier, depth < Self.deepest else {
      return expression(at: index, end, into: &steps)
    }
    if source.matches(index + 1, ":"), source.isKeyword(index + 2) { return index + 2 }
    switch source.text(at: index) {
    case "return": return leave(index, end, into: &steps)
    case "throw":
      steps += [.run(code(index + 1..<statementEnd(index + 1, end))), .halt]
      return end
    case "let", "var": return binding(index, end, into: &steps)
    case "if", "while", "guard": return condition(index, end, into: &steps, depth: depth)
    case "for", "switch": return subject(index, end, into: &steps, depth: depth)
    case "do": return block(index, end, into: &steps, depth: depth)
    case "repeat", "defer": return branch(index, end, into: &steps, depth: depth)
    case "async" where source.matches(index + 1, "let"): return statementEnd(index + 2, end)
    case "fatalError", "preconditionFailure":
      steps.append(.halt)
      return end
    case "func", "struct", "class", "enum", "actor", "extension", "protocol", "typealias", "import",
      "lazy", "weak", "unowned":
      // Names that are declared here mean something else from here on, or earlier.
      if source.isIdentifier(index + 1) { steps.append(.stop) }
      return end
    default: return expression(at: index, end, into: &steps)
    }
  }

  private func statementEnd(_ start: Int, _ end: Int) -> Int {
    min(end, source.expressionEnd(from: start))
  }

  private func leave(_ word: Int, _ end: Int, into steps: inout [Step]) -> Int {
    let isBare = word + 1 >= end || source[word + 1].startsLine && !source.isExpression(word + 1)
    steps.append(isBare ? .stop : .result(code(word + 1..<statementEnd(word + 1, end))))
    return end
  }

  private func binding(_ word: Int, _ end: Int, into steps: inout [Step]) -> Int {
    let end = statementEnd(word + 1, end)
    let equals = (word + 1..<end).first {
      source.matches($0, "=") && source.enclosing($0) == source.enclosing(word)
    }
    let value = equals.map { code($0 + 1..<end) } ?? .nothing
    let isSimple =
      source.matches(word, "let") && source.isIdentifier(word + 1)
      && (source.matches(word + 2, "=") || source.matches(word + 2, ":"))
    let hasSeveral = (word..<end).contains {
      source.matches($0, ",") && source.enclosing($0) == source.enclosing(word)
    }
    if isSimple, !hasSeveral {
      steps.append(.bind(source.name(at: word + 1), value))
    } else {
      if !hasSeveral { steps.append(.run(value)) }
      for token in word + 1..<(hasSeveral ? end : equals ?? end) where source.isIdentifier(token) {
        steps.append(.bind(source.name(at: token), .nothing))
      }
      if !hasSeveral, source.matches(word, "var"), isFollowed(local: word + 1) {
        steps.append(.vary(source.name(at: word + 1), value, isNew: true))
      }
    }
    return end
  }

  /// A declaration with an attribute: a property wrapper may never ask for the value it is given.
  private func attributed(_ index: Int, _ end: Int, into steps: inout [Step]) -> Int {
    var word = index
    while word < end, source.matches(word, "@") { word = source.afterAttribute(word) }
    guard word < end, source.matchesAny(word, "let", "var") else {
      steps.append(.stop)
      return end
    }
    let end = statementEnd(word + 1, end)
    for token in word + 1..<end where source.isIdentifier(token) {
      steps.append(.bind(source.name(at: token), .nothing))
    }
    return end
  }

  /// An expression, or an assignment of one.
  private func expression(at start: Int, _ bodyEnd: Int, into steps: inout [Step]) -> Int {
    let end = statementEnd(start, bodyEnd)
    guard end > start else { return start + 1 }
    let parent = source.enclosing(start)
    if source.isIdentifier(start), source.matches(start + 1, "+="), isFollowed(assignment: start) {
      let name = source.name(at: start)
      let value = code(start + 2..<end)
      steps += [.run(value), .vary(name, .parts([.local(name), value]), isNew: false)]
      return end
    }
    guard
      let equals = (start..<end).first(where: {
        source.matches($0, "=") && source.enclosing($0) == parent
      })
    else {
      steps.append(.run(code(start..<end)))
      return end
    }
    guard let value = assigned(start, equals, end) else {
      // Nothing behind something that may not have come back is certain.
      if source.matches(start, "try") { steps.append(.stop) }
      return end
    }
    let target = equals - 1
    let isOwn =
      target == start
      || target == start + 2 && source.matches(start, "self") && source.matches(start + 1, ".")
    if target == start, source.matches(start, "self") {
      steps += [.run(value), .stop]
      return bodyEnd
    } else if isOwn, let property = property(at: target) {
      steps.append(.assign(property, value))
    } else {
      steps.append(.run(value))
      if target == start {
        let name = source.name(at: start)
        steps.append(.bind(name, .nothing))
        if isFollowed(assignment: start) { steps.append(.vary(name, value, isNew: false)) }
      }
    }
    return end
  }

  /// The right side of an assignment; nil where what stands on the left may keep it from being
  /// looked at: `delegate?.count = …`, `try box().count = …`.
  private func assigned(_ start: Int, _ equals: Int, _ end: Int) -> Code? {
    let left = start..<equals
    guard !left.contains(where: { source.matches($0, "?") }) else { return nil }
    let value = code(equals + 1..<end)
    guard source.matches(start, "try") else { return value }
    let isForced = source.matches(start + 1, "!")
    let isPlain = left.allSatisfy { source.isIdentifier($0) || source.matches($0, ".") }
    guard isForced || isPlain else { return nil }
    return .attempt(value, isForced ? .forced : .plain)
  }
}

extension CodeReader {
  /// Whether the values in a string's interpolations are sure to be asked for.
  var evaluatesInterpolations: Bool { members.evaluatesInterpolations(in: file) }

  /// Whether an operator is a function that may leave an operand alone.
  func mayLeaveOperand(operator token: Int) -> Bool {
    guard let function = function(at: token) else { return false }
    return members.parameters(of: function)?.contains(where: \.isLazy) ?? false
  }
}

extension [Step] {
  /// Whether nothing that follows can run.
  fileprivate var endsRun: Bool {
    switch last {
    case .result, .halt: true
    case .run, .bind, .vary, .assign, .branches, .stop, nil: false
    }
  }
}

extension SourceText {
  /// Whether an expression may begin with a token, rather than a statement of another kind.
  fileprivate func isExpression(_ index: Int) -> Bool {
    !isKeyword(index) || isEffectMark(index)
  }

  /// The token after an attribute with its arguments.
  fileprivate func afterAttribute(_ sign: Int) -> Int {
    var index = sign + 2
    while matches(index, "."), isIdentifier(index + 1) { index += 2 }
    if startsWith(index, 60) { index = skipAngles(index) }
    guard matches(index, "("), !self[index].spaceBefore else { return index }
    return (partner(of: index) ?? index) + 1
  }
}
