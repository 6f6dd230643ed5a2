extension Construction {
  /// Whether a property is the one that `DependencyScope` asks for.
  func isParent(_ property: Int32) -> Bool {
    guard facts.symbols.base[Int(property)].kind == .instanceProperty,
      facts.name(property) == "parent"
    else { return false }
    let owner = facts.nominalParent(property)
    if let root = catalog.rootOf[owner] { return catalog.roots[root].kind == .scope }
    return owner >= 0 && facts.name(owner) == "DependencyScope"
  }

  /// Whether code leads from a scope to its parent, or on from there by what is stored.
  func leadsToParent(_ code: Code) -> Bool {
    guard case .member(let base, let symbol, _) = code else { return false }
    guard let base, !base.isThis else { return isParent(symbol) }
    return leadsToParent(base) && (members.isStored(symbol) || isParent(symbol))
  }
}

extension Code {
  var isThis: Bool { if case .this = self { true } else { false } }
}
