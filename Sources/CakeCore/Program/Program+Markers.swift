/// Protocols without requirements that slices name beside providers.
extension Program {
  /// Whether inheritance clauses and slices alone name a protocol of the program's: nothing asks for it.
  func isOnlyConformedTo(_ marker: Int32) -> Bool {
    guard facts.isDefined(marker), facts.symbols.base[Int(marker)].kind == .protocol,
      !text.hasInactiveName(of: marker)
    else { return false }
    return catalog.references(to: [marker]).allSatisfy { reference in
      guard let token = facts.token(of: reference),
        case .header(let owner)? = flow.declarations.owner(ofToken: token, in: reference.file),
        let text = flow.declarations.text(of: owner)
      else { return false }
      let kind = facts.symbols.base[Int(owner)].kind
      if kind == .alias { return catalog.sliceOf[owner] != nil }
      return (kind.isNominal || kind == .extension || kind == .protocol)
        && facts.extendedOrSelf(owner) != marker
        && !text.generics.contains(token) && !text.whereClause.contains(token)
    }
  }
}
