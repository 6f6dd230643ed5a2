/// What can be chosen for in a body that alone knows what there is to choose from.
extension Couplings {
  /// Everything that has one of some providers, in order, as far as a value in these declarations can be
  /// of it: anything, if nothing that they reach has one.
  func nodes(having providers: Set<Int>, in owners: Set<Int32>?) -> [Node] {
    let slices = catalog.slices.indices.map(catalog.node(slice:))
    let all = (slices + catalog.roots.indices.map(catalog.node(root:))).filter {
      !catalog.needs(of: $0).isDisjoint(with: providers)
    }
    guard let owners else { return all }
    var found = flow.laundered
    for owner in owners {
      let reach = reach(of: owner)
      guard all.contains(where: reach.contains) else { return all }
      found.formUnion(reach)
    }
    return all.filter(found.contains)
  }

  /// What a declaration gets values of, names as types, and belongs to.
  private func reach(of owner: Int32) -> Set<Node> {
    guard let unit = flow.units[owner] else { return [] }
    var found = unit.sources.union(unit.typed)
    for demand in unit.demands {
      if case .slice(let node) = demand.wanted { found.insert(node) }
    }
    var symbol = owner
    while symbol >= 0 {
      let extended = facts.extendedOrSelf(symbol)
      for part in Set([symbol, extended]) where part >= 0 {
        found.formUnion(flow.nodes(signatures[part]?.mentions ?? []))
        found.formUnion(catalog.nodes(of: flow.signatures.targets(of: part)))
      }
      symbol = facts.symbols.base[Int(extended >= 0 ? extended : symbol)].parent
    }
    for (slice, heirs) in catalog.heirs
    where heirs.contains(where: { found.contains(catalog.node(provider: $0)) }) {
      found.insert(catalog.node(slice: slice))
    }
    return found
  }
}
