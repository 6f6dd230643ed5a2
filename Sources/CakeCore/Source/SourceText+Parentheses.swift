/// What stands in parentheses, and what is done with the whole.
extension SourceText {
  /// The parts of `a ?? b` and of `a ? b : c` that the whole may be; nil for anything else.
  func choices(in expression: Range<Int>) -> [Range<Int>]? {
    var index = expression.lowerBound
    while index < expression.upperBound {
      if let close = partner(of: index), close > index {
        index = close + 1
        continue
      }
      if matches(index, "??") {
        return [expression.lowerBound..<index, index + 1..<expression.upperBound]
      }
      if matches(index, "?"), self[index].spaceBefore {
        guard let colon = colon(after: index, before: expression.upperBound) else { return nil }
        return [index + 1..<colon, colon + 1..<expression.upperBound]
      }
      index += 1
    }
    return nil
  }

  /// All of the values that an expression may be, or that a part may be of the tuple that it is; of what is
  /// added, and of a literal's elements, each.
  func alternatives(in expression: Range<Int>, _ path: ArraySlice<Int> = []) -> [Range<Int>] {
    var value = expression
    while isEffectMark(value.lowerBound), value.count > 1 { value.removeFirst() }
    if matches(value.lowerBound, "("), partner(of: value.lowerBound) == value.upperBound - 1 {
      let parts = arguments(in: value.lowerBound, value.upperBound - 1)
      if parts.count == 1 { return alternatives(in: parts[0], path) }
      guard let number = path.first, number < parts.count else { return [value] }
      let isLabelled = label(of: parts[number]) != "_"
      return alternatives(in: parts[number].dropFirst(isLabelled ? 2 : 0), path.dropFirst())
    }
    if matches(value.lowerBound, "["), partner(of: value.lowerBound) == value.upperBound - 1 {
      return arguments(in: value.lowerBound, value.upperBound - 1).flatMap { element in
        let colon = element.first { matches($0, ":") && enclosing($0) == value.lowerBound }
        return alternatives(in: (colon.map { $0 + 1 } ?? element.lowerBound)..<element.upperBound)
      }
    }
    guard let choices = branches(of: value) ?? choices(in: value) ?? summands(in: value) else {
      return [value]
    }
    return choices.flatMap { alternatives(in: $0, path) }
  }

  private func summands(in expression: Range<Int>) -> [Range<Int>]? {
    var index = expression.lowerBound
    while index < expression.upperBound {
      if let close = partner(of: index), close > index { index = close }
      if matches(index, "+"), index > expression.lowerBound {
        return [expression.lowerBound..<index, index + 1..<expression.upperBound]
      }
      index += 1
    }
    return nil
  }

  /// The value that `=` or `in` gives to a new name.
  func valueGiven(by mark: Int) -> Range<Int> {
    let end = expressionEnd(from: mark + 1)
    if opensChoice(mark + 1) { return mark + 1..<end }
    var index = mark + 1
    while index < end {
      let isEnd =
        matchesAny(index, ",", "else", "where") || matches(index, "{") && isStatementBrace(index)
      if isEnd { return mark + 1..<max(index, mark + 2) }
      index = max(partner(of: index) ?? index, index) + 1
    }
    return mark + 1..<end
  }

  private func colon(after mark: Int, before end: Int) -> Int? {
    var depth = 0
    var index = mark + 1
    while index < end {
      if let close = partner(of: index), close > index { index = close }
      if matches(index, "?"), self[index].spaceBefore { depth += 1 }
      if matches(index, ":") {
        if depth == 0 { return index }
        depth -= 1
      }
      index += 1
    }
    return nil
  }

  /// Whether a bracket has the arguments for what an expression without a name gives: `handler?(…)`,
  /// `handlers[0](…)`, `make()(…)`, `{ … }(…)`, `Box<Int>(…)`.
  func callsValue(_ open: Int) -> Bool {
    guard !self[open].spaceBefore, !self[open].startsLine else { return false }
    var end = open - 1
    // `!(isOff)`
    while matchesAny(end, "?", "!") {
      guard !self[end].spaceBefore, !self[end].startsLine else { return false }
      end -= 1
    }
    // `handlers.0(…)`
    return matchesAny(end, ")", "]", "}", ">") || self[end].kind == .number
      || end < open - 1 && isIdentifier(end) && !isKeyword(end)
  }

  /// The names of the functions that parentheses before a bracket choose among, `(other ?? make)(…)`;
  /// nil where anything else than names and closures stands there.
  func functionsChosen(before open: Int) -> [Int]? {
    guard open > 0, matches(open - 1, ")"), let first = partner(of: open - 1),
      !isIdentifier(first - 1) || isKeyword(first - 1)
    else { return nil }
    return functions(in: first + 1..<open - 1)
  }

  private func functions(in expression: Range<Int>) -> [Int]? {
    if let choices = choices(in: expression) {
      let found = choices.map(functions)
      return found.contains(nil) ? nil : found.flatMap { $0 ?? [] }
    }
    var last = expression.upperBound - 1
    while matchesAny(last, "?", "!"), last > expression.lowerBound { last -= 1 }
    guard let close = partner(of: expression.lowerBound), close == last else {
      let isName = isIdentifier(last) && chain(endingAt: last) == expression.lowerBound
      return isName ? [last] : nil
    }
    // A closure has its type from what it stands beside.
    if matches(last, "}") { return [] }
    return matches(last, ")") ? functions(in: expression.lowerBound + 1..<last) : nil
  }

  /// What is read of a tuple that is written out, `(old, new).1`, by the tuple's last bracket: the
  /// number of the element and the token after what names it.
  func elementRead(ofTupleEndingAt close: Int) -> (number: Int, next: Int)? {
    guard matches(close, ")"), matches(close + 1, "."), let open = partner(of: close),
      self[open].spaceBefore || !isIdentifier(open - 1) || isKeyword(open - 1)
    else { return nil }
    let elements = arguments(in: open, close)
    let name = name(at: close + 2)
    let number = Int(name) ?? elements.firstIndex { label(of: $0) == name }
    guard let number, elements.count > 1, elements.indices.contains(number) else { return nil }
    return (number, close + 3)
  }

  /// The same by what names the element.
  func elementRead(endingAt end: Int) -> Range<Int>? {
    guard matches(end - 1, "."), let read = elementRead(ofTupleEndingAt: end - 2),
      let open = partner(of: end - 2)
    else { return nil }
    let element = arguments(in: open, end - 2)[read.number]
    return element.dropFirst(label(of: element) == "_" ? 0 : 2)
  }
}
