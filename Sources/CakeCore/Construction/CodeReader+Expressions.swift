extension CodeReader {
  /// What an expression is certain to do.
  func code(_ range: Range<Int>, depth: Int = 0) -> Code {
    guard !range.isEmpty, depth < Self.deepest else { return .nothing }
    if source.matches(range.lowerBound, "try"), range.count > 1 {
      return attempt(range, depth)
    }
    var index = range.lowerBound
    var operands: [Code] = []
    while index < range.upperBound {
      guard let operand = operand(&index, range.upperBound, depth) else { return .parts(operands) }
      operands.append(operand)
      guard index < range.upperBound else { break }
      if source.matches(index, "as"), operands.count == 1 {
        // The value stays the same; what follows a type is not read.
        return source.matches(index + 1, "?") ? .parts(operands) : operand
      }
      guard source[index].kind == .operator, isEager(operator: index) else {
        return .parts(operands)
      }
      index += 1
    }
    return operands.count == 1 ? operands[0] : .parts(operands)
  }

  private func attempt(_ range: Range<Int>, _ depth: Int) -> Code {
    let sign = range.lowerBound + 1
    let kind: Code.Attempt =
      source.matches(sign, "?") ? .optional : source.matches(sign, "!") ? .forced : .plain
    let start = kind == .plain ? sign : sign + 1
    return .attempt(code(start..<max(start, range.upperBound), depth: depth + 1), kind)
  }

  /// An operand with the operators before it, and what it is followed by: members, calls.
  private func operand(_ index: inout Int, _ end: Int, _ depth: Int) -> Code? {
    while index < end {
      let isWord =
        source.isEffectMark(index) || source.matchesAny(index, "consume", "copy", "unsafe")
      guard isWord || source[index].kind == .operator else { break }
      if isWord, index + 1 < end, source.matches(index + 1, ".") { break }
      index += 1
    }
    guard index < end, let first = primary(&index, end, depth) else { return nil }
    return suffixes(of: first, &index, end, depth)
  }

  private func primary(_ index: inout Int, _ end: Int, _ depth: Int) -> Code? {
    let token = source[index]
    switch token.kind {
    case .number:
      index += 1
      return .nothing
    case .string: return string(&index, end, depth)
    case .directive, .operator: return nil
    case .punctuation:
      if source.matches(index, "."), source.isIdentifier(index + 1) {
        // `.live(self)`: a member of the type that is asked for.
        defer { index += 2 }
        return named(index + 1, of: nil, end, depth)
      }
      guard let close = source.partner(of: index), close > index, close < end else { return nil }
      let open = index
      index = close + 1
      if source.matches(open, "{") {
        guard source.matches(index, "("), index < end, !source[index].spaceBefore else {
          return .nothing
        }
        let arguments = self.arguments(index, depth)
        index = (source.partner(of: index) ?? index) + 1
        return arguments.isEmpty ? .block(open: open) : .nothing
      }
      let elements = source.arguments(in: open, close)
      if source.matches(open, "("), elements.count == 1 {
        return code(elements[0], depth: depth + 1)
      }
      if source.matches(open, "("), elements.count > 1 {
        return .tuple(self.arguments(open, depth))
      }
      return .list(
        elements.flatMap { element in
          // A dictionary has its keys as well.
          let value = value(of: element, in: open)
          let key = element.lowerBound..<max(element.lowerBound, value.lowerBound - 1)
          return (key.isEmpty ? [value] : [key, value]).map { code($0, depth: depth + 1) }
        })
    case .identifier:
      if source.isSelf(index) {
        defer { index += 1 }
        return source.matches(index, "self") ? .this : .parent
      }
      guard !source.isKeyword(index) else { return nil }
      defer { index += 1 }
      return named(index, of: nil, end, depth)
    }
  }

  /// A string, with the expressions in it, which stand after it one level deeper.
  private func string(_ index: inout Int, _ end: Int, _ depth: Int) -> Code {
    let level = source[index].interpolation
    index += 1
    let start = index
    while index < end, source[index].interpolation > level { index += 1 }
    var parts: [Code] = []
    var inner = start
    while inner < index {
      let before = inner
      guard let operand = operand(&inner, index, depth + 1) else { break }
      parts.append(operand)
      if inner < index, source[inner].kind == .operator { break }
      if inner == before { break }
    }
    // A logger's text, for one, may never be put together.
    return evaluatesInterpolations ? .parts(parts) : .nothing
  }

  /// A name that is called, or a property, or a local value.
  private func named(_ token: Int, of base: Code?, _ end: Int, _ depth: Int) -> Code {
    var next = token + 1
    if source.startsWith(next, 60), !source[next].spaceBefore { next = source.skipAngles(next) }
    let isCalled =
      next < end && source.matchesAny(next, "(", "{") && !source[next].startsLine
      && (source.matches(next, "{") || !source[next].spaceBefore)
    if isCalled, let function = function(at: token) {
      return .call(of: base, symbol: function, arguments: [], token: token)
    }
    if let property = property(at: token) {
      return .member(of: base, symbol: property, token: token)
    }
    if !isCalled, let function = function(at: token),
      facts.symbols.base[Int(function)].kind.isFunction
    {
      return .reference(of: base, symbol: function, token: token)
    }
    if let base { return .part(of: base, name: source.name(at: token)) }
    return .local(source.name(at: token))
  }

  private func suffixes(of first: Code, _ index: inout Int, _ end: Int, _ depth: Int) -> Code? {
    var code = first
    var length = 0
    while index < end {
      length += 1
      guard length < Self.deepest else { return nil }
      if source.startsWith(index, 60), !source[index].spaceBefore,
        case let after = source.skipAngles(index), source.matchesAny(after, "(", ".", "{")
      {
        index = after
      } else if source.matches(index, "."), index + 1 < end {
        let isPlain = source.isIdentifier(index + 1)
        if isPlain, !source.matches(index + 1, "self") {
          code = named(index + 1, of: code, end, depth)
        } else if !isPlain {
          let isNumber = source[index + 1].kind == .number
          code = .part(of: code, name: isNumber ? source.name(at: index + 1) : nil)
        }
        index += 2
      } else if source.matches(index, "!"), !source[index].spaceBefore {
        index += 1
      } else if source.matches(index, "?"), !source[index].spaceBefore {
        // What follows may not be reached.
        return skipToEnd(.part(of: code, name: nil), &index, end)
      } else if source.matches(index, "["), !source[index].spaceBefore,
        let close = source.partner(of: index)
      {
        if let member = property(at: index) {
          code = .call(
            of: code, symbol: member, arguments: arguments(index, depth), token: index)
        } else {
          code = .part(of: code, name: nil)
        }
        index = close + 1
      } else if isCall(at: index) {
        code = called(code, &index, end, depth)
      } else {
        break
      }
    }
    return code
  }

  private func skipToEnd(_ code: Code, _ index: inout Int, _ end: Int) -> Code {
    index = end
    return code
  }

  private func isCall(at index: Int) -> Bool {
    if source[index].startsLine { return false }
    if source.matches(index, "(") { return !source[index].spaceBefore }
    return source.matches(index, "{") && source.partner(of: index) != nil
  }

  /// Adds the arguments in parentheses and the closures after them to what is called.
  private func called(_ code: Code, _ index: inout Int, _ end: Int, _ depth: Int) -> Code {
    let start = index
    var arguments: [Code.Argument] = []
    if source.matches(index, "(") {
      arguments = self.arguments(index, depth)
      index = (source.partner(of: index) ?? end) + 1
    }
    var label = "_"
    while index < end, source.matches(index, "{"), !source[index].startsLine,
      let close = source.partner(of: index)
    {
      arguments.append(.init(label: label, value: .closure(index)))
      index = close + 1
      guard source.isIdentifier(index), source.matches(index + 1, ":"), !source[index].startsLine
      else { break }
      label = source.name(at: index)
      index += 2
    }
    switch code {
    case .call(let base, let symbol, let old, let token) where old.isEmpty && start == token + 1:
      return .call(of: base, symbol: symbol, arguments: arguments, token: token)
    case .call(let base, let symbol, let old, let token)
    where old.isEmpty && source.startsWith(token + 1, 60):
      return .call(of: base, symbol: symbol, arguments: arguments, token: token)
    default:
      if let function = function(at: start) {
        return .call(of: code, symbol: function, arguments: arguments, token: start)
      }
      return .part(of: code, name: nil)
    }
  }

  private func arguments(_ open: Int, _ depth: Int) -> [Code.Argument] {
    guard let close = source.partner(of: open) else { return [] }
    return source.arguments(in: open, close).map { range in
      let value = value(of: range, in: open)
      let label = value.lowerBound > range.lowerBound ? source.name(at: range.lowerBound) : "_"
      let isClosure =
        source.matches(value.lowerBound, "{")
        && source.partner(of: value.lowerBound) == value.upperBound - 1
      return .init(
        label: label,
        value: isClosure ? .closure(value.lowerBound) : .code(code(value, depth: depth + 1)))
    }
  }

  /// An element without its label, or a dictionary's value without its key.
  private func value(of element: Range<Int>, in open: Int) -> Range<Int> {
    let first = element.lowerBound
    let isLabelled = source.isIdentifier(first) && source.matches(first + 1, ":")
    let isList = source.matches(open, "[")
    guard isLabelled || isList else { return element }
    let colon =
      isLabelled
      ? first + 1
      : element.first {
        source.matchesAny($0, ":", "?") && source.enclosing($0) == open
      }
    guard let colon, source.matches(colon, ":") else { return element }
    return min(colon + 1, element.upperBound)..<element.upperBound
  }

  /// Whether both sides of an operator are evaluated, whatever the values.
  private func isEager(operator index: Int) -> Bool {
    source.matchesAny(
      index, "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "...", "..<",
      "&+", "&-", "|", "^", "<<", ">>")
      && !mayLeaveOperand(operator: index)
  }
}
