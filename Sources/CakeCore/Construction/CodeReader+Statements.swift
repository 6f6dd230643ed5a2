extension CodeReader {
  /// `if`, `while` and `guard`: the first condition is sure to be looked at, and all of a `guard`'s
  /// where nothing but an error leads out of it.
  func condition(_ word: Int, _ end: Int, into steps: inout [Step], depth: Int) -> Int {
    guard let open = openingBrace(after: word, end) else {
      steps.append(.stop)
      return end
    }
    let isGuard = source.matches(word, "guard")
    let last = isGuard && source.matches(open - 1, "else") ? open - 1 : open
    let clauses = clauses(word + 1..<last, word)
    var tail: [Step] = []
    let next = branch(word, end, into: &tail, depth: depth)
    let isLeft = tail.contains { if case .stop = $0 { true } else { false } }
    if !isGuard || isLeft {
      if let first = clauses.first { steps.append(.run(conditionValue(first).value)) }
      steps += tail
      if isGuard { steps += names(of: clauses) }
      return next
    }
    for clause in clauses {
      let (name, value) = conditionValue(clause)
      steps.append(name.map { .bind($0, value) } ?? .run(value))
      if name == nil { steps += patternNames(clause) }
    }
    return next
  }

  private func clauses(_ range: Range<Int>, _ word: Int) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = range.lowerBound
    for token in range
    where source.matches(token, ",") && source.enclosing(token) == source.enclosing(word) {
      clauses.append(start..<token)
      start = token + 1
    }
    return clauses + [start..<max(start, range.upperBound)]
  }

  /// `let name = value`, `case pattern = value` or a plain condition.
  private func conditionValue(_ clause: Range<Int>) -> (name: String?, value: Code) {
    guard let first = clause.first else { return (nil, .nothing) }
    guard source.opensPattern(first) else { return (nil, code(clause)) }
    let parent = source.enclosing(first)
    let equals = clause.first { source.matches($0, "=") && source.enclosing($0) == parent }
    let isNamed = !source.matches(first, "case") && source.isIdentifier(first + 1)
    let name = isNamed ? source.name(at: first + 1) : nil
    // `if let user` is `if let user = user`.
    guard let equals else { return (name, isNamed ? code(first + 1..<first + 2) : .nothing) }
    return (name, code(equals + 1..<clause.upperBound))
  }

  /// What conditions give names to.
  private func names(of clauses: [Range<Int>]) -> [Step] {
    clauses.flatMap { clause -> [Step] in
      let (name, value) = conditionValue(clause)
      return name.map { [.bind($0, value)] } ?? patternNames(clause)
    }
  }

  private func patternNames(_ clause: Range<Int>) -> [Step] {
    guard let first = clause.first, source.opensPattern(first) else { return [] }
    return hidden(clause)
  }

  /// Every name of a pattern, and whatever else stands there: it may mean something else from here.
  private func hidden(_ range: Range<Int>) -> [Step] {
    range.filter(source.isIdentifier).map { .bind(source.name(at: $0), .nothing) }
  }

  /// `for … in sequence` and `switch subject`.
  func subject(_ word: Int, _ end: Int, into steps: inout [Step], depth: Int) -> Int {
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
    return branch(word, end, into: &steps, depth: depth)
  }

  /// `do { … } catch { … }`: the first block begins in any case.
  func block(_ word: Int, _ end: Int, into steps: inout [Step], depth: Int) -> Int {
    guard let open = openingBrace(after: word, end), let close = source.partner(of: open) else {
      steps.append(.stop)
      return end
    }
    for step in statements(in: open + 1..<close, depth: depth + 1) {
      switch step {
      case .result(let code): steps.append(.run(code))
      case .run, .assign, .branches: steps.append(step)
      case .bind(let name, let value):
        // Hides what had the name outside, there and after.
        steps += [.run(value), .bind(name, .nothing)]
      case .vary: continue
      case .stop, .halt:
        steps.append(.stop)
        return end
      }
    }
    return skip(from: word, end, into: &steps)
  }

  /// Reads the blocks of a statement, each of which may run.
  func branch(_ word: Int, _ end: Int, into steps: inout [Step], depth: Int) -> Int {
    var tail: [Step] = []
    let next = skip(from: word, end, into: &tail)
    var branches: [[Step]] = []
    var isExhaustive = false
    var index = word
    while index < next, let open = openingBrace(after: index, next),
      let close = source.partner(of: open)
    {
      if source.matches(word, "switch") {
        branches += cases(in: open, close, depth)
        isExhaustive = true
        break
      }
      let inner = statements(in: open + 1..<close, depth: depth + 1)
      let condition = (index..<open).first { source.matchesAny($0, "if", "while") }
      switch source.text(at: word) {
      case "for": branches.append(hidden(word + 1..<open) + inner)
      case "guard": branches.append(inner)
      default:
        let given = condition.map { names(of: clauses($0 + 1..<open, $0)) } ?? []
        branches.append(given + inner)
      }
      isExhaustive = source.matches(word, "if") && source.matches(open - 1, "else")
      index = close
      guard source.matches(close + 1, "else") else { break }
    }
    steps.append(.branches(branches, isExhaustive: isExhaustive))
    steps += tail
    return next
  }

  /// The cases of a `switch`, by the names that their patterns give.
  private func cases(in open: Int, _ close: Int, _ depth: Int) -> [[Step]] {
    let starts = (open + 1..<close).filter {
      source.opensCase($0) && source.enclosing($0) == open
        && !source.matchesAny($0 - 1, ".", "if", "for", "guard", "while", ",")
    }
    return starts.indices.map { number in
      let end = number + 1 < starts.count ? starts[number + 1] : close
      let start = starts[number]
      guard
        let colon = (start..<end).first(where: {
          source.matches($0, ":") && source.enclosing($0) == open
        })
      else { return [.stop] }
      return hidden(start + 1..<colon) + statements(in: colon + 1..<end, depth: depth + 1)
    }
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
