/// What is of a generic parameter is of that parameter wherever it is put: nothing is converted to a
/// slice on the way, and the slice that constrains the parameter is asked for where it is given.
extension FlowReader {
  /// Whether a declaration's type has a slice only as what constrains a generic parameter around it.
  func isOnlyConstraint(_ node: Node, in symbol: Int32) -> Bool {
    guard symbol >= 0, let text = declarations.text(of: symbol), !isGiven(around: symbol) else {
      return false
    }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    let source = facts.source(file)
    let isProperty = facts.symbols.base[Int(symbol)].kind.isProperty
    let types = text.parameters.map(\.type) + [text.result]
    // A function that is put in takes what it takes, and is converted.
    guard !isProperty || !text.result.isEmpty,
      !types.joined().contains(where: { source.matches($0, "->") })
    else { return false }
    var isNamed = false
    for token in types.joined() where source.isIdentifier(token) {
      guard let type = catalog.typeReference(at: token, in: file) else { continue }
      let subkind = facts.symbols.base[Int(type)].subkind
      if subkind == Subkind.genericParameter {
        isNamed = true
      } else if catalog.nodes(of: signatures.targets(of: type)).contains(node)
        || subkind == Subkind.associatedType
      {
        return false
      }
    }
    return isNamed
  }

  /// The same where a property of one's own is assigned to.
  func isOnlyConstraint(_ node: Node, in property: Int32, putBy owner: Int32, at token: Int) -> Bool
  {
    guard owner >= 0, !isGiven(around: owner),
      facts.nominalParent(owner) == facts.nominalParent(property)
    else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(owner)].definitionFile))
    let isOwn = !source.matches(token - 1, ".") || source.matches(token - 2, "self")
    return isOwn && isOnlyConstraint(node, in: property)
  }

  /// Whether an extension is one of a generic type whatever that is given.
  func isExtended(_ type: Int32, by symbol: Int32) -> Bool {
    facts.symbols.base[Int(symbol)].kind == .extension && facts.extendedOrSelf(symbol) == type
      && !isGiven(around: symbol)
  }

  /// Whether something around a declaration says what a parameter is: `where Needs == any ListNeeds`.
  private func isGiven(around declaration: Int32) -> Bool {
    var symbol = declaration
    while symbol >= 0 {
      let value = facts.symbols.base[Int(symbol)]
      if value.definitionFile >= 0, let text = declarations.text(of: symbol) {
        let source = facts.source(Int(value.definitionFile))
        if value.kind == .extension, !text.generics.isEmpty { return true }
        if text.whereClause.contains(where: { source.matches($0, "==") }) { return true }
      }
      symbol = value.parent
    }
    return false
  }
}
