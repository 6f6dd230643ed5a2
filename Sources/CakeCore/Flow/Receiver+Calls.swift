/// What calls give.
extension FlowReader {
  /// What a function returns, or the root that an initialiser makes.
  func receiver(ofCallEndingAt end: Int, in file: Int, by owner: Int32) -> Receiver {
    let source = facts.source(file)
    guard let open = source.partner(of: end), open > 0 else { return .unknown }
    let isCall =
      !source[open].spaceBefore && !source[open].startsLine && source.isIdentifier(open - 1)
      && !source.isKeyword(open - 1)
    if !isCall {
      return source.callsValue(open)
        ? receiver(ofCallOfValueAt: open, in: file) : .group(open + 1..<end)
    }
    let symbols = facts.symbols(at: open - 1, in: file)
    if symbols.allSatisfy({ facts.symbols.base[Int($0)].kind == .parameter }) {
      return source.matches(open - 2, ".") ? .unknown : .local(open - 1)
    }
    for symbol in symbols {
      let value = facts.symbols.base[Int(symbol)]
      if value.kind.isProperty, let given = given(byFunctionIn: symbol) { return .known(given) }
      if value.kind == .constructor {
        let type = facts.nominalParent(symbol)
        if let root = catalog.rootOf[type] { return .known([catalog.node(root: root)]) }
        guard let named = nodes(namedBy: type) else { continue }
        return .known(named)
      }
      if value.kind.isFunction { return result(of: symbol) }
    }
    return .unknown
  }

  /// `handler?(…)`, `handlers["/"]!(…)`: what the functions give that a property holds.
  private func receiver(ofCallOfValueAt open: Int, in file: Int) -> Receiver {
    let source = facts.source(file)
    var name = open - 1
    while name > 0, !source[name + 1].spaceBefore {
      if source.matchesAny(name, "?", "!") {
        name -= 1
      } else if source.matches(name, "]"), let start = source.partner(of: name) {
        name = start - 1
      } else {
        break
      }
    }
    guard name >= 0 else { return .unknown }
    if source.isIdentifier(name) { return result(ofFunctionNamedAt: name, in: file) }
    let chosen = source.functionsChosen(before: open) ?? []
    var given: Set<Node> = []
    for name in chosen {
      guard case .known(let nodes) = result(ofFunctionNamedAt: name, in: file) else {
        return .unknown
      }
      given.formUnion(nodes)
    }
    return given.isEmpty ? .unknown : .known(given)
  }

  private func result(ofFunctionNamedAt name: Int, in file: Int) -> Receiver {
    for symbol in facts.symbols(at: name, in: file)
    where facts.symbols.base[Int(symbol)].kind.isProperty {
      return given(byFunctionIn: symbol).map { .known($0) } ?? .unknown
    }
    return .unknown
  }

  /// What a function gives that a property holds, if its type mentions no more than that and what the
  /// function takes.
  private func given(byFunctionIn property: Int32) -> Set<Node>? {
    guard let signature = signatures.signature(property),
      let given = signature.closureResults[""],
      nodes(signature.mentions).isSubset(of: given.union(signature.resultParameters))
    else { return nil }
    return given
  }
}
