extension SourceText {
  /// A chain of members and calls around a token: `self.model.dependencies`, `make().value!`.
  struct Chain {
    var start: Int
    /// The token after the last one.
    var end: Int
    /// The member asked of the value at the token, if there is one: `dependencies.clock`.
    var member: Int?
    var isKeyPath = false
  }

  /// The chain around the value that `token` names; its call, if it is one, included.
  func chain(around token: Int, isCall: Bool) -> Chain {
    var chain = Chain(start: chainStart(token), end: token + 1)
    chain.isKeyPath =
      matches(chain.start - 1, "\\") || matches(chain.start, "\\")
      || (matches(chain.start, ".") && matches(chain.start - 1, "\\"))
    var index = token + 1
    if isCall, matches(index, "("), let end = partner(of: index) { index = end + 1 }
    while index < count {
      if matches(index, "?") || matches(index, "!"), !self[index].spaceBefore {
        index += 1
      } else if matches(index, "."), index + 1 < count {
        if matches(index + 1, "self") {
          index += 2
        } else {
          chain.member = index + 1
          index += 2
          break
        }
      } else if matches(index, "["), !self[index].spaceBefore, let end = partner(of: index) {
        chain.member = matches(index + 1, "keyPath") ? index + 1 : chain.member
        index = end + 1
        if chain.member != nil { break }
      } else {
        break
      }
    }
    chain.end = index
    return chain
  }

  /// Where a chain begins, going left over members and calls.
  private func chainStart(_ token: Int) -> Int {
    var start = token
    while start > 1, matches(start - 1, ".") {
      var before = start - 2
      while before > 0, matches(before, "?") || matches(before, "!"), !self[before].spaceBefore {
        before -= 1
      }
      if matches(before, ")") || matches(before, "]") {
        guard let open = partner(of: before) else { return start }
        before = isIdentifier(open - 1) && !self[open].spaceBefore ? open - 1 : open
        start = before
        continue
      }
      guard isIdentifier(before), !isKeyword(before) || isSelf(before) else { return start - 1 }
      start = before
    }
    return start
  }

  private func isSelf(_ index: Int) -> Bool {
    matches(index, "self") || matches(index, "super") || matches(index, "Self")
  }

  func isKeyword(_ index: Int) -> Bool {
    for word: StaticString in [
      "return", "in", "if", "guard", "while", "for", "switch", "case", "let", "var", "else", "try",
      "await", "throw", "as", "is", "do", "defer", "repeat", "where", "func", "init", "some", "any",
    ] where matches(index, word) { return true }
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
      let token = self[index]
      switch token.kind {
      case .punctuation:
        if let open = partner(of: index), open < index {
          index = open - 1
          continue
        }
        if matches(index, ",") {
          guard let bracket else { return .other }
          if matches(bracket, "{") { return .other }
          return .argument(open: bracket, label: "_")
        }
        if matches(index, ":") {
          if !hasQuestionMark(before: index, in: bracket) {
            guard let bracket, !matches(bracket, "{"), isIdentifier(index - 1) else {
              return .other
            }
            return .argument(open: bracket, label: name(at: index - 1))
          }
        }
        if matches(index, ";") { return .statement(index + 1) }
      case .operator:
        if matches(index, "=") { return .assignment(index) }
        let isKnown =
          matches(index, "??") || matches(index, "?") || matches(index, "!") || matches(index, "&")
        if !isKnown { return .other }
      case .identifier:
        if matches(index, "return") { return .return(index) }
        if matches(index, "in") {
          if let loop = loop(before: index, in: bracket) { return .loop(loop) }
          return .statement(index + 1)
        }
        if matches(index, "let") || matches(index, "var") { return .binding }
        if matches(index, "as"), matches(index + 1, "?") || matches(index + 1, "!") {
          return .other
        }
        for word: StaticString in [
          "switch", "if", "while", "guard", "throw", "case", "where", "is", "yield", "for",
        ] where matches(index, word) { return .other }
      case .number, .string, .directive: break
      }
      index -= 1
    }
    return .statement(0)
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
    while index >= 0, index != bracket, !matches(index, "{"), !matches(index, "}") {
      if matches(index, "for"), enclosing(index) == bracket { return index }
      if self[index].startsLine { return nil }
      index -= 1
    }
    return nil
  }

  /// Whether a token at the start of a line goes on with the expression before it.
  func continuesLine(_ index: Int) -> Bool {
    if matches(index, ".") || matches(index, "}") || matches(index, ")") || matches(index, "]") {
      return true
    }
    if self[index].kind == .operator, !matches(index, "&"), !matches(index, "!") { return true }
    if matches(index, ":") || matches(index, ",") || matches(index, "as") { return true }
    let before = index - 1
    guard before >= 0 else { return false }
    if self[before].kind == .operator {
      return !matches(before, "?") && !matches(before, "!") || self[before].spaceBefore
    }
    for word: StaticString in [
      ",", ":", "(", "[", ".", "return", "try", "await", "in", "as", "let", "var", "=",
    ] where matches(before, word) { return !matches(before, "in") }
    return false
  }

  /// The first token of the statement that a token stands in.
  func statementStart(_ token: Int) -> Int {
    let bracket = enclosing(token)
    var index = token
    while index > 0, index - 1 != bracket {
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
}
