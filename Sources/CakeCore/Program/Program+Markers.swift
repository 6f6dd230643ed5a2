/// Protocols without requirements that slices name beside providers.
extension Program {
  /// The protocols of the program's that a slice's other term brings, itself or as an alias of several,
  /// and that nothing asks for: inheritance clauses and slices alone name them.
  func markers(of term: Int32) -> Set<Int32> {
    guard facts.symbols.base[Int(term)].kind == .alias else {
      return isOnlyConformedTo(term) ? [term] : []
    }
    let file = Int(facts.symbols.base[Int(term)].definitionFile)
    guard file >= 0, let text = catalog.text(ofAlias: term) else { return [] }
    return catalog.typeReferences(in: text, of: file).reduce(into: []) { found, reference in
      if reference.symbol != term { found.formUnion(markers(of: reference.symbol)) }
    }
  }

  private func isOnlyConformedTo(_ marker: Int32) -> Bool {
    facts.isDefined(marker) && facts.symbols.base[Int(marker)].kind == .protocol
      && isOnlyNamed(marker)
  }

  /// Whether inheritance clauses and slices alone name a protocol or an alias of one.
  private func isOnlyNamed(_ symbol: Int32) -> Bool {
    guard !text.hasInactiveName(of: symbol) else { return false }
    return catalog.references(to: [symbol]).allSatisfy { reference in
      guard let token = facts.token(of: reference),
        case .header(let owner)? = flow.declarations.owner(ofToken: token, in: reference.file),
        let text = flow.declarations.text(of: owner)
      else { return false }
      let kind = facts.symbols.base[Int(owner)].kind
      if kind == .alias { return catalog.sliceOf[owner] != nil || isOnlyNamed(owner) }
      return (kind.isNominal || kind == .extension || kind == .protocol)
        && facts.extendedOrSelf(owner) != symbol
        && !text.generics.contains(token) && !text.whereClause.contains(token)
    }
  }
}
