/// Where the parts of one declaration stand in its file, as ranges of tokens.
struct DeclarationText: Sendable {
  struct Parameter {
    /// What a caller writes before the colon; `_` for none.
    var label: String
    var name: String
    /// The type, without a default value.
    var type: Range<Int>
    var hasDefault = false
  }

  var nameToken: Int
  /// From the name to where the signature ends: before the body, the initial value or the next line.
  var header: Range<Int>
  var generics: Range<Int> = 0..<0
  var parameterList: Range<Int> = 0..<0
  var parameters: [Parameter] = []
  /// After `->`, or after a property's colon.
  var result: Range<Int> = 0..<0
  var whereClause: Range<Int> = 0..<0
  /// Between braces, or from `=` to the end of the initial value.
  var body: Range<Int> = 0..<0
}

extension SourceText {
  enum Shape { case property, function, type, alias, enumCase }

  func declaration(at nameToken: Int, _ shape: Shape) -> DeclarationText {
    var parts = DeclarationText(nameToken: nameToken, header: nameToken..<nameToken)
    var index = nameToken + 1
    if matches(nameToken, "init"), matches(index, "?") || matches(index, "!") { index += 1 }
    if shape == .function, self[nameToken].kind == .operator {
      while index < count, self[index].kind == .operator, !startsWith(index, 60) { index += 1 }
    }
    if startsWith(index, 60) {
      let end = skipAngles(index)
      parts.generics = index..<end
      index = end
    }
    if shape == .function || shape == .enumCase, matches(index, "("), let end = partner(of: index) {
      parts.parameterList = index..<end + 1
      parts.parameters = parameters(in: index, end)
      index = end + 1
    }
    scanTail(from: index, shape, &parts)
    return parts
  }

  private func scanTail(from start: Int, _ shape: Shape, _ parts: inout DeclarationText) {
    var index = start
    var result: Int?
    var clause: Int?
    func close(at end: Int) {
      if let result { parts.result = result..<max(result, clause ?? end) }
      if let clause { parts.whereClause = clause..<max(clause, end) }
      parts.header = parts.nameToken..<end
    }
    while index < count {
      let token = self[index]
      if token.startsLine, index > parts.nameToken, !continuesSignature(index) {
        return close(at: index)
      }
      if token.kind == .punctuation {
        switch byte(at: index) {
        case 123:
          close(at: index)
          parts.body = index + 1..<(partner(of: index) ?? count)
          return
        case 41, 93, 125, 59: return close(at: index)
        case 44 where shape == .property || shape == .enumCase: return close(at: index)
        case 58 where shape == .property && result == nil: result = index + 1
        case 40, 91:
          index = (partner(of: index) ?? count - 1) + 1
          continue
        default: break
        }
      } else if shape == .property, result != nil, startsWith(index, 60) {
        // The commas of a type's arguments.
        index = skipAngles(index)
        continue
      } else if matches(index, "->"), result == nil {
        result = index + 1
      } else if matches(index, "where"), clause == nil {
        clause = index + 1
      } else if matches(index, "="), shape == .property || shape == .enumCase {
        close(at: index)
        parts.body = index + 1..<valueEnd(from: index + 1)
        return
      }
      index += 1
    }
    close(at: index)
  }

  /// Whether a token at the start of a line goes on with the signature before it.
  private func continuesSignature(_ index: Int) -> Bool {
    for word: StaticString in [
      "&", "->", "where", ".", "{", "async", "throws", "rethrows", "=", ":", ",", "==", ">",
    ] where matches(index, word) { return true }
    let before = index - 1
    for word: StaticString in [
      "&", ",", ":", "->", "where", "some", "any", ".", "=", "==", "inout", "<",
    ] where matches(before, word) { return true }
    return false
  }

  /// Where an initial value ends: the first line that does not go on with it, or the comma before another
  /// name: `let old = 1, server = Server()`.
  private func valueEnd(from start: Int) -> Int {
    let end = expressionEnd(from: start)
    return (start..<end).first { comma in
      matches(comma, ",") && enclosing(comma) == enclosing(start - 1) && isIdentifier(comma + 1)
        && matchesAny(comma + 2, "=", ":")
    } ?? end
  }

  /// Where an expression ends: the first line that does not go on with it.
  func expressionEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      let token = self[index]
      if token.startsLine, index > start, !continuesExpression(index) { return index }
      if token.kind == .punctuation {
        switch byte(at: index) {
        case 41, 93, 125, 59: return index
        case 40, 91, 123:
          index = (partner(of: index) ?? count - 1) + 1
          continue
        default: break
        }
      }
      index += 1
    }
    return index
  }

  private func continuesExpression(_ index: Int) -> Bool {
    let token = self[index]
    if token.kind == .operator || matches(index, ".") || matches(index, ":") { return true }
    if matches(index, "as") || matches(index, "is") { return true }
    let before = self[index - 1]
    return before.kind == .operator && !matches(index - 1, "?") && !matches(index - 1, "!")
      || matches(index - 1, ",") || matches(index - 1, ".")
  }

  func startsWith(_ index: Int, _ byte: UInt8) -> Bool {
    index >= 0 && index < count && self[index].kind == .operator && self.byte(at: index) == byte
  }

  /// The token after the `>` that closes the `<` at `start`.
  func skipAngles(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < count {
      if self[index].kind == .operator, !matches(index, "->") {
        let token = self[index]
        for offset in Int(token.start)..<Int(token.end) {
          if content[offset] == 60 { depth += 1 }
          if content[offset] == 62 { depth -= 1 }
        }
        if depth <= 0 { return index + 1 }
      } else if matches(index, "{") || matches(index, "}") {
        return index
      }
      index += 1
    }
    return index
  }

  /// The `<` of what has a type between `<` and `>`, with nothing but other types around it.
  func anglesAround(_ token: Int) -> Int? {
    var index = token - 1
    while index > 0 {
      if startsWith(index, 60) { return self[index].spaceBefore ? nil : index }
      guard isPartOfType(index) else { return nil }
      index -= 1
    }
    return nil
  }

  /// Whether a token may stand between two of a type's.
  private func isPartOfType(_ index: Int) -> Bool {
    switch self[index].kind {
    case .identifier: return !isKeyword(index)
    case .punctuation:
      switch byte(at: index) {
      case 40, 41, 44, 46, 91, 93: return true  // ( ) , . [ ]
      default: return false
      }
    case .operator: return matchesAny(index, "?", "&", "->")
    case .number, .string, .directive: return false
    }
  }

  private func parameters(in open: Int, _ close: Int) -> [DeclarationText.Parameter] {
    arguments(in: open, close).map { range in
      guard let colon = range.first(where: { enclosing($0) == open && matches($0, ":") }) else {
        return .init(label: "_", name: "_", type: range)
      }
      let names = (range.lowerBound..<colon).filter {
        isIdentifier($0) && enclosing($0) == open && !matches($0 - 1, "@")
      }
      let label = names.first.map(name(at:)) ?? "_"
      let value = (colon..<range.upperBound).first { enclosing($0) == open && matches($0, "=") }
      return .init(
        label: label, name: names.last.map(name(at:)) ?? "_",
        type: colon + 1..<(value ?? range.upperBound), hasDefault: value != nil)
    }
  }

  /// The runs between the commas of a bracket pair, angle brackets respected.
  func arguments(in open: Int, _ close: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = open + 1
    var index = open + 1
    var angles = 0
    while index < close {
      if self[index].kind == .punctuation, let partner = partner(of: index), partner > index {
        index = partner
      } else if startsWith(index, 60), !self[index].spaceBefore {
        angles += 1
      } else if self[index].kind == .operator, angles > 0, byte(at: index) == 62 {
        angles -= 1
      } else if matches(index, ","), angles == 0 {
        ranges.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < close { ranges.append(start..<close) }
    return ranges
  }

  /// What stands between the commas of a `where` clause.
  func parts(ofWhereClause clause: Range<Int>) -> [Range<Int>] {
    clause.isEmpty ? [] : arguments(in: clause.lowerBound - 1, clause.upperBound)
  }

  /// What the conditions of a `where` clause ask of `Self`.
  func conditionsOnSelf(in clause: Range<Int>) -> [Range<Int>] {
    parts(ofWhereClause: clause).filter { matches($0.lowerBound, "Self") }
      .filter { matches($0.lowerBound + 1, ":") }.map { $0.dropFirst(2) }
  }

  /// What an argument is labelled with; `_` for nothing.
  func label(of argument: Range<Int>) -> String {
    let isLabelled = isIdentifier(argument.lowerBound) && matches(argument.lowerBound + 1, ":")
    return isLabelled ? name(at: argument.lowerBound) : "_"
  }

  /// Which parameter of the function type a token stands in; nil where it is not that simple.
  func closureParameter(at token: Int, in type: Range<Int>) -> (number: Int, count: Int)? {
    var lists: [Int] = []
    var bracket = enclosing(token)
    let isGeneric = type.contains { startsWith($0, 60) || matches($0, "inout") }
    while let open = bracket, type.contains(open) {
      guard matches(open, "("), !isGeneric else { return nil }
      if let close = partner(of: open),
        (close + 1..<close + 4).contains(where: { matches($0, "->") && type.contains($0) }),
        (close + 1..<close + 4).prefix(while: { !matches($0, "->") }).allSatisfy(isIdentifier)
      {
        lists.append(open)
      }
      bracket = enclosing(open)
    }
    guard lists.count == 1, !matches(lists[0] - 1, "->"), let close = partner(of: lists[0]) else {
      return nil
    }
    let parameters = arguments(in: lists[0], close)
    return parameters.firstIndex { $0.contains(token) }.map { ($0, parameters.count) }
  }

  /// Whether a type in a `where` clause stands beside `==`.
  func isSameType(_ token: Int) -> Bool {
    var before = token - 1
    while isIdentifier(before) || matches(before, ".") || matches(before, "(") { before -= 1 }
    var after = token + 1
    while matches(after, ")") { after += 1 }
    return matches(before, "==") || matches(after, "==")
  }

  /// Whether a token stands between `<` and `>` that opened after `start`.
  func isInAngles(_ token: Int, after start: Int) -> Bool {
    var index = start
    while index < token {
      if startsWith(index, 60) {
        let end = skipAngles(index)
        if end > token { return true }
        index = end
      } else {
        index += 1
      }
    }
    return false
  }
}
