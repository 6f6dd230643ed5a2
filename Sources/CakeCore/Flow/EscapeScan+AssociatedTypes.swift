/// Parameters whose type is an associated type: what they are given is converted to what that is.
extension EscapeScan {
  /// Whether what a call hands on under a label is taken as what an associated type stands for.
  ///
  /// Nobody infers that type from the argument, so the argument need only have what that type names.
  func takesAssociatedType(_ label: String, _ callee: Int) -> Bool {
    let functions = facts.symbols(at: callee, in: file).filter {
      facts.symbols.base[Int($0)].kind.isFunction
    }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard facts.isDefined(function), let text = signatures.declarations.text(of: function),
          !isConstrained(function), !isConstrained(facts.symbols.base[Int(function)].parent)
        else { return false }
        let named = text.parameters.filter { $0.label == label }
        return named.count == 1 && isAssociatedType(named[0].type, of: function, text)
      }
  }

  /// Whether a declaration asks something of its types, or says which they are.
  private func isConstrained(_ symbol: Int32) -> Bool {
    symbol >= 0
      && signatures.signature(symbol)?.mentions.contains { $0.position == .constraint } == true
  }

  /// `Services`, `Model.Services?`, or a generic parameter that is the same.
  private func isAssociatedType(
    _ type: Range<Int>, of function: Int32, _ text: DeclarationText
  ) -> Bool {
    let home = Int(facts.symbols.base[Int(function)].definitionFile)
    let source = facts.source(home)
    var type = type
    while let last = type.last, source.matchesAny(last, "?", "!") { type.removeLast() }
    guard source.isPath(type) else { return false }
    if facts.namesAssociatedType(at: type.upperBound - 1, in: home) { return true }
    guard type.count == 1 else { return false }
    let name = source.name(at: type.lowerBound)
    return text.whereClause.contains { sign in
      guard source.matches(sign, "==") else { return false }
      var start = sign - 1
      while source.matches(start - 1, ".") { start -= 2 }
      var end = sign + 1
      while source.matches(end + 1, ".") { end += 2 }
      let isFirst = start == sign - 1 && source.name(at: start) == name
      let isSecond = end == sign + 1 && source.name(at: end) == name
      return isFirst && facts.namesAssociatedType(at: end, in: home)
        || isSecond && facts.namesAssociatedType(at: sign - 1, in: home)
    }
  }
}

extension SourceText {
  /// Whether names with dots between them are all that stands there.
  fileprivate func isPath(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.count % 2 == 1
      && range.allSatisfy { token in
        (token - range.lowerBound) % 2 == 0
          ? isIdentifier(token) && !matchesAny(token, "inout", "any", "some") : matches(token, ".")
      }
  }
}
