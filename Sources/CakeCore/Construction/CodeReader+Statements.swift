extension CodeReader {
  /// `if`, `while` and `guard`: the first condition is sure to be looked at, and all of a `guard`'s
  /// where nothing but an error leads out of it.
  func condition(_ word: Int, _ end: Int, into steps: inout [Step]) -> Int {
    guard let open = openingBrace(after: word, end) else {
      steps.append(.stop)
      return end
    }
    var clauses: [Range<Int>] = []
    let isGuard = source.matches(word, "guard")
    var start = word + 1
    let last = isGuard && source.matches(open - 1, "else") ? open - 1 : open
    for token in word + 1..<last
    where source.matches(token, ",") && source.enclosing(token) == source.enclosing(word) {
      clauses.append(start..<token)
      start = token + 1
    }
    clauses.append(start..<last)
    var tail: [Step] = []
    let next = skip(from: word, end, into: &tail)
    guard isGuard, tail.isEmpty else {
      if let first = clauses.first { steps.append(.run(conditionValue(first).value)) }
      steps += tail
      return next
    }
    for clause in clauses {
      let (name, value) = conditionValue(clause)
      steps.append(name.map { .bind($0, value) } ?? .run(value))
      guard name == nil, source.opensPattern(clause.lowerBound) else {
        continue
      }
      for token in clause where source.isIdentifier(token) {
        steps.append(.bind(source.name(at: token), .nothing))
      }
    }
    return next
  }

  /// `let name = value`, `case pattern = value` or a plain condition.
  private func conditionValue(_ clause: Range<Int>) -> (name: String?, value: Code) {
    guard let first = clause.first else { return (nil, .nothing) }
    guard source.opensPattern(first) else { return (nil, code(clause)) }
    let parent = source.enclosing(first)
    let equals = clause.first { source.matches($0, "=") && source.enclosing($0) == parent }
    let isNamed = !source.matches(first, "case") && source.isIdentifier(first + 1)
    let name = isNamed ? source.name(at: first + 1) : nil
    guard let equals else { return (nil, .nothing) }
    return (name, code(equals + 1..<clause.upperBound))
  }

  /// `for … in sequence` and `switch subject`.
  func subject(_ word: Int, _ end: Int, into steps: inout [Step]) -> Int {
    guard let open = openingBrace(after: word, end) else {
      steps.append(.stop)
      return end
    }
    let parent = source.enclosing(word)
    let isLoop = source.matches(word, "for")
    let start =
      isLoop
      ? (word..<open).first { source.matches($0, "in") && source.enclosing($0) == parent } : word
    if let start {
      let clause = (start..<open).first {
        source.matches($0, "where") && source.enclosing($0) == parent
      }
      steps.append(.run(code(start + 1..<(clause ?? open))))
    }
    return skip(from: word, end, into: &steps)
  }

  /// `do { … } catch { … }`: the first block begins in any case.
  func block(_ word: Int, _ end: Int, into steps: inout [Step], depth: Int) -> Int {
    guard let open = openingBrace(after: word, end), let close = source.partner(of: open) else {
      steps.append(.stop)
      return end
    }
    for step in self.steps(in: open + 1..<close) {
      switch step {
      case .result(let code): steps.append(.run(code))
      case .run, .assign: steps.append(step)
      case .bind(let name, let value):
        // Hides what had the name outside, there and after.
        steps += [.run(value), .bind(name, .nothing)]
      case .stop, .halt:
        steps.append(.stop)
        return end
      }
    }
    return skip(from: word, end, into: &steps)
  }

  /// Goes past the blocks of a statement; what follows one that may return is not certain.
  func skip(from word: Int, _ end: Int, into steps: inout [Step]) -> Int {
    var index = word
    while let open = openingBrace(after: index, end), let close = source.partner(of: open) {
      index = close + 1
      guard source.matchesAny(index, "else", "catch") else { break }
    }
    if source.matches(word, "repeat") { index = min(end, source.expressionEnd(from: index)) }
    index = max(index, word + 1)
    if (word..<min(index, end)).contains(where: { isExit($0) }) {
      steps.append(.stop)
    }
    return index
  }

  private func isExit(_ token: Int) -> Bool {
    source.matchesAny(token, "return", "throw", "break", "continue")
  }

  private func openingBrace(after word: Int, _ end: Int) -> Int? {
    let parent = source.enclosing(word)
    return (word + 1..<max(word + 1, end)).first {
      source.matches($0, "{") && source.enclosing($0) == parent
    }
  }
}
