/// What function types in signatures take and give back.
extension Signatures {
  func noteFunctionTypes(
    _ nodes: Set<Node>, of symbol: Int32, at token: Int, _ text: DeclarationText,
    _ source: SourceText
  ) {
    // A type that is made with some is a type of its own.
    if nodes.isEmpty { return }
    if let parameter = text.parameters.first(where: { $0.type.contains(token) }) {
      if source.isFunctionResult(token, of: parameter.type) {
        all[symbol]!.closureResults[parameter.name, default: []].formUnion(nodes)
      }
    } else if text.result.contains(token) {
      if source.isFunctionParameter(token, in: text.result) {
        all[symbol]!.resultParameters.formUnion(nodes)
      } else if source.isFunctionResult(token, of: source.withoutContainers(text.result)),
        facts.symbols.base[Int(symbol)].kind.isProperty
      {
        all[symbol]!.closureResults["", default: []].formUnion(nodes)
      }
    }
  }
}

extension SourceText {
  /// Whether a type stands among what a function takes: `(any Slice) -> Int`, also in a dictionary.
  fileprivate func isFunctionParameter(_ token: Int, in type: Range<Int>) -> Bool {
    var bracket = enclosing(token)
    while let open = bracket, type.contains(open) {
      if matches(open, "("), let close = partner(of: open),
        (close + 1..<close + 4).contains(where: { matches($0, "->") && type.contains($0) })
      {
        return true
      }
      bracket = enclosing(open)
    }
    return false
  }

  /// What one value is of that a type has: `((Int) -> any Slice)?`, `[String: (Int) -> any Slice]`.
  fileprivate func withoutContainers(_ type: Range<Int>) -> Range<Int> {
    var type = type
    while let first = type.first, let last = type.last, first < last {
      if matchesAny(last, "?", "!") {
        type.removeLast()
      } else if partner(of: first) == last {
        let colon = type.first { matches($0, ":") && enclosing($0) == first }
        type = (colon ?? first) + 1..<last
      } else {
        break
      }
    }
    return type
  }

  /// Whether a type is what a function gives, alone: `@escaping () async -> any Slice`.
  func isFunctionResult(_ token: Int, of type: Range<Int>) -> Bool {
    let arrows = type.filter { matches($0, "->") }
    guard arrows.count == 1, let arrow = arrows.first, arrow < token,
      let parameters = type.first(where: { matches($0, "(") }), !matches(parameters - 1, "["),
      let close = partner(of: parameters), close < arrow, enclosing(arrow) == enclosing(parameters),
      (type.lowerBound..<parameters).allSatisfy({ isIdentifier($0) || matches($0, "@") })
    else { return false }
    return (arrow + 1..<type.upperBound).allSatisfy {
      isIdentifier($0) || matchesAny($0, ".", "&")
    }
  }
}
