extension SourceText {
  /// Where a chain of members and calls begins, going left from one of its names.
  func chainStart(_ token: Int) -> Int {
    var start = token
    while start > 1, matches(start - 1, ".") {
      var before = start - 2
      while before > 0, matches(before, "?") || matches(before, "!"), !self[before].spaceBefore {
        before -= 1
      }
      if matches(before, ")") || matches(before, "]") {
        guard let first = calledStart(before) else { return start }
        start = first
        continue
      }
      guard isIdentifier(before), !isKeyword(before) || isSelf(before) || matches(before, "Self")
      else { return start - 1 }
      start = before
    }
    return start
  }

  /// What is called or has a subscript that ends with a bracket, `handlers[0]?(…)`: its last name, or
  /// the first bracket of what has none; nil where brackets are not in pairs.
  private func calledStart(_ close: Int) -> Int? {
    var close = close
    while let open = partner(of: close), open < close {
      var last = open - 1
      while last > 0, matchesAny(last, "?", "!"), !self[last].spaceBefore { last -= 1 }
      guard last >= 0, !self[open].spaceBefore, !self[open].startsLine else { return open }
      if isIdentifier(last), !isKeyword(last) { return last }
      guard matches(last, ")") || matches(last, "]") else { return open }
      close = last
    }
    return nil
  }

  /// Where the chain begins that ends with a token: a name, or the bracket of a call or subscript.
  func chain(endingAt end: Int) -> Int? {
    var name = end
    while matchesAny(name, "?", "!"), !self[name].spaceBefore { name -= 1 }
    if matches(name, ")") || matches(name, "]") {
      guard let first = calledStart(name) else { return nil }
      name = first
      guard isIdentifier(name) else { return name }
    }
    return name >= 0 && isIdentifier(name) ? chainStart(name) : nil
  }

  /// Where a chain of names, calls and subscripts ends that is a whole expression; nil for others.
  func chainEnd(from start: Int) -> Int? {
    var index = start
    while isEffectMark(index) { index += 1 }
    guard isIdentifier(index), !isKeyword(index) else { return nil }
    index = postfixEnd(from: index + 1)
    let isEnd =
      index >= count || self[index].startsLine && !continuesLine(index)
      || matchesAny(index, "{", "}", ",", ";", ")", "]", "else", "where")
    return isEnd ? index - 1 : nil
  }

  /// The token after the members, calls and subscripts that follow a name.
  func postfixEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      if matchesAny(index, "?", "!"), !self[index].spaceBefore {
        index += 1
      } else if matchesAny(index, "(", "["), !self[index].spaceBefore,
        let close = partner(of: index)
      {
        index = close + 1
      } else if matches(index, "."),
        isIdentifier(index + 1) || index + 1 < count && self[index + 1].kind == .number
      {
        index += 2
      } else {
        break
      }
    }
    return index
  }

  // In a debug build each call with a list of words makes that list anew, so short ones are none.
  func matchesAny(_ index: Int, _ first: StaticString, _ second: StaticString) -> Bool {
    matches(index, first) || matches(index, second)
  }

  func matchesAny(
    _ index: Int, _ first: StaticString, _ second: StaticString, _ third: StaticString
  ) -> Bool {
    matchesAny(index, first, second) || matches(index, third)
  }

  func matchesAny(
    _ index: Int, _ first: StaticString, _ second: StaticString, _ third: StaticString,
    _ fourth: StaticString, _ others: StaticString...
  ) -> Bool {
    if matchesAny(index, first, second) || matchesAny(index, third, fourth) { return true }
    guard !others.isEmpty, let length = length(at: index) else { return false }
    let start = byte(at: index)
    for word in others where word.utf8CodeUnitCount == length && word.utf8Start[0] == start {
      if matches(index, word) { return true }
    }
    return false
  }

  /// What stands left of the whole expression that a chain is an operand of.
  enum Delimiter {
    /// `=`, by its token.
    case assignment(Int)
    case `return`(Int)
    /// An argument or element of the bracket, with its label.
    case argument(open: Int, label: String)
    /// `for … in`, by the `for`.
    case loop(Int)
    /// The first thing in a statement: a block's result, or a value thrown away.
    case statement(Int)
    /// Between `let` and `{`: `if let dependencies {`.
    case binding
    /// An operator other than the ones that choose between values, by its token.
    case operand(Int)
    /// Compared, thrown, switched over: nothing that is understood.
    case other
  }

  func delimiter(before start: Int) -> Delimiter {
    let bracket = enclosing(start)
    var index = start - 1
    while index >= 0 {
      if index == bracket {
        if matches(index, "{") { return .statement(index + 1) }
        return .argument(open: index, label: "_")
      }
      if self[index + 1].startsLine, !continuesLine(index + 1) { return .statement(index + 1) }
      if let open = partner(of: index), open < index {
        index = open - 1
        continue
      }
      if let found = delimiter(at: index, in: bracket) { return found }
      index -= 1
    }
    return .statement(0)
  }

  private func delimiter(at index: Int, in bracket: Int?) -> Delimiter? {
    switch self[index].kind {
    case .punctuation:
      if matches(index, ";") { return .statement(index + 1) }
      if matches(index, ",") {
        guard let bracket, !matches(bracket, "{") else { return .other }
        return .argument(open: bracket, label: "_")
      }
      guard matches(index, ":"), !hasQuestionMark(before: index, in: bracket) else { return nil }
      guard let bracket, !matches(bracket, "{") else {
        let first = statementStart(index)
        return opensCase(first) ? .statement(index + 1) : .other
      }
      let isLabel = matches(bracket, "(") && isIdentifier(index - 1)
      return .argument(open: bracket, label: isLabel ? name(at: index - 1) : "_")
    case .operator:
      if matches(index, "=") { return .assignment(index) }
      // Not `&` between types: `update(value: &dependencies)`.
      if matches(index, "&"), !self[index].spaceBefore || !self[index + 1].spaceBefore {
        return nil
      }
      return matchesAny(index, "??", "?", "!") ? nil : .operand(index)
    case .identifier:
      if matchesAny(index, "return", "yield") { return .return(index) }
      if matches(index, "in") {
        return loop(before: index, in: bracket).map(Delimiter.loop) ?? .statement(index + 1)
      }
      if isBinding(index) { return .binding }
      if matches(index, "as"), matchesAny(index + 1, "?", "!") { return .other }
      let isStatement = matchesAny(
        index, "switch", "if", "while", "guard", "throw", "case", "where", "is", "for")
      return isStatement ? .other : nil
    case .number, .string, .directive: return nil
    }
  }

  private func hasQuestionMark(before colon: Int, in bracket: Int?) -> Bool {
    var index = colon - 1
    while index >= 0, index != bracket {
      if let open = partner(of: index), open < index {
        index = open - 1
        continue
      }
      if matches(index, "?"), self[index].spaceBefore { return true }
      if matches(index, ","), enclosing(index) == bracket { return false }
      if self[index].startsLine, !continuesLine(index) { return false }
      index -= 1
    }
    return false
  }

  private func loop(before token: Int, in bracket: Int?) -> Int? {
    var index = token - 1
    while index >= 0, index != bracket, !matchesAny(index, "{", "}") {
      if matches(index, "for"), enclosing(index) == bracket { return index }
      if self[index].startsLine { return nil }
      index -= 1
    }
    return nil
  }

  /// Whether a token at the start of a line goes on with the expression before it.
  func continuesLine(_ index: Int) -> Bool {
    if matchesAny(index, ".", "}", ")", "]", ":", ",", "as") { return true }
    if self[index].kind == .operator, !matchesAny(index, "&", "!") { return true }
    let before = index - 1
    guard before >= 0 else { return false }
    if self[before].kind == .operator {
      return !matchesAny(before, "?", "!") || self[before].spaceBefore
    }
    return matchesAny(
      before, ",", ":", "(", "[", ".", "return", "try", "await", "as", "let", "var")
  }

  /// Whether a colon stands right in a bracket: a dictionary's elements have one each.
  func hasColon(in open: Int, _ close: Int) -> Bool {
    (open..<close).contains { matches($0, ":") && enclosing($0) == open }
  }

  /// The first token of the statement that a token stands in.
  func statementStart(_ token: Int) -> Int {
    let bracket = enclosing(token)
    let first = lineStart(token, in: bracket)
    return clauseColon(from: first, before: token, in: bracket).map { $0 + 1 } ?? first
  }

  /// The colon of the clause of a `switch` that begins with a token, if it stands before another one.
  private func clauseColon(from first: Int, before token: Int, in bracket: Int?) -> Int? {
    let isClause = opensCase(first) || matches(first, "@") && matches(first + 1, "unknown")
    guard isClause else { return nil }
    return (first..<token).first { matches($0, ":") && enclosing($0) == bracket }
  }

  private func lineStart(_ token: Int, in bracket: Int?) -> Int {
    var index = token
    // An element of a list begins by itself, however many stand before it.
    let isList = bracket.map { !matches($0, "{") } ?? false
    while index > 0, index - 1 != bracket {
      if isList, matches(index - 1, ",") { return index }
      if self[index].startsLine, !continuesLine(index) { return index }
      if matches(index - 1, ";") { return index }
      if let open = partner(of: index - 1), open < index - 1 {
        index = open
        continue
      }
      index -= 1
    }
    return index
  }

  /// Whether a brace belongs to a statement: no closure trails in a condition.
  func isStatementBrace(_ open: Int) -> Bool {
    (statementStart(open)..<open).contains {
      enclosing($0) == enclosing(open) && opensBlock($0)
    }
  }
}
