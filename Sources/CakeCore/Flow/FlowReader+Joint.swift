/// Values whose type is a composition of several: what one of them has, the others need not have.
extension FlowReader {
  /// What a local name stands for; all that its type is composed of, where it is a parameter's.
  func value(
    at token: Int, by owner: Int32, in file: Int, _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    guard let nodes = scan.value(at: token, typed) else { return .unknown }
    let name = facts.source(file).name(at: token)
    guard nodes.count > 1, owner >= 0, scan.key(token) == LocalName(name: name),
      Int(facts.symbols.base[Int(owner)].definitionFile) == file,
      let parameters = declarations.text(of: owner)?.parameters.filter({ $0.name == name }),
      parameters.count == 1, scan.sites(of: LocalName(name: name)).isEmpty,
      let composed = signatures.composed(in: parameters[0].type, of: file, by: owner),
      nodes.isSubset(of: composed)
    else { return .these(nodes) }
    return .joint(composed)
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
