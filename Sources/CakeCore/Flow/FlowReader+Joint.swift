/// Values whose type is a composition of several: what one of them has, the others need not have.
extension FlowReader {
  /// What a local name stands for; all that its type is composed of, where it is a parameter's.
  func value(
    at token: Int, by owner: Int32, in file: Int, _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    if source.matches(token + 1, "("), !source[token + 1].spaceBefore {
      return result(ofLocalCalledAt: token, by: owner, in: file, scan)
    }
    guard let nodes = scan.value(at: token, typed) else { return .unknown }
    guard nodes.count > 1, let parameter = parameter(at: token, of: owner, in: file, scan),
      let composed = signatures.composed(in: parameter.type, of: file, by: owner),
      nodes.isSubset(of: composed)
    else { return .these(nodes) }
    return .joint(composed)
  }

  /// The parameter that a name stands for wherever it stands in a declaration.
  func parameter(
    at token: Int, of owner: Int32, in file: Int, _ scan: EscapeScan
  ) -> DeclarationText.Parameter? {
    let name = facts.source(file).name(at: token)
    guard owner >= 0, scan.key(token) == LocalName(name: name),
      Int(facts.symbols.base[Int(owner)].definitionFile) == file,
      let parameters = declarations.text(of: owner)?.parameters.filter({ $0.name == name }),
      parameters.count == 1, scan.sites(of: LocalName(name: name)).isEmpty
    else { return nil }
    return parameters[0]
  }

  /// The same of what a property has or a function gives.
  ///
  /// An extension may ask more of a generic parameter than its type does: `where Parent: HasClock`.
  func joined(_ receiver: Receiver, with bound: Set<Node>?, by symbol: Int32) -> Receiver {
    guard case .known(let nodes) = receiver else { return receiver }
    if let bound, !bound.isSubset(of: nodes) { return .joint(nodes.union(bound)) }
    guard nodes.count > 1,
      let text = declarations.text(of: symbol),
      case let file = Int(facts.symbols.base[Int(symbol)].definitionFile),
      let composed = signatures.composed(in: text.result, of: file, by: symbol),
      nodes.isSubset(of: composed)
    else { return receiver }
    return .joint(composed)
  }
}
