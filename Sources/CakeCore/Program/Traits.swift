/// Keeps needs that a slice leans on without naming a member: for `Sendable`, a class bound,
/// a global actor, or a protocol from outside the program.
struct Traits {
  private let catalog: Catalog
  private let liveness: Liveness

  init(_ catalog: Catalog, _ liveness: Liveness) {
    self.catalog = catalog
    self.liveness = liveness
  }

  /// The first need of each slice that would take a trait along, of those that could go.
  func seeds() -> [Seeds.Seed] { catalog.slices.indices.compactMap(keeper) }

  private func keeper(of slice: Int) -> Seeds.Seed? {
    let node = catalog.node(slice: slice)
    func seed(_ provider: Int, _ trait: String) -> Seeds.Seed {
      .init(need: .init(node: node, provider: provider), reason: .doubt(.trait(trait)))
    }
    let unused = catalog.slices[slice].namedProviders.map(\.provider).filter {
      !liveness.isLive(node, $0)
    }
    for provider in unused {
      if let name = fixedAssociatedType(provider, in: slice) { return seed(provider, name) }
    }
    let idle = unused.filter { !catalog.providers[$0].traits.isEmpty }
    guard !idle.isEmpty else { return nil }
    let missing = traits(slice, onlyLive: false).subtracting(traits(slice, onlyLive: true))
    return missing.min().flatMap { trait in
      idle.first { catalog.providers[$0].traits.contains(trait) }.map { seed($0, trait) }
    }
  }

  private func fixedAssociatedType(_ provider: Int, in slice: Int) -> String? {
    let names = catalog.providers[provider].associatedTypes
    return catalog.slices[slice].needs.sorted().lazy.filter { $0 != provider }.compactMap {
      catalog.providers[$0].associatedTypes.intersection(names).min()
    }.first
  }

  private func traits(_ slice: Int, onlyLive: Bool) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<Int> = [slice]
    var pending = [slice]
    while let next = pending.popLast() {
      for term in catalog.slices[next].terms {
        switch term.target {
        case .provider(let provider):
          if !onlyLive || liveness.isLive(catalog.node(slice: next), provider) {
            found.formUnion(catalog.providers[provider].traits)
          }
        case .slice(let other): if seen.insert(other).inserted { pending.append(other) }
        case .other(let symbol):
          found.insert(catalog.facts.name(symbol))
          if catalog.facts.symbols.base[Int(symbol)].kind == .class { found.insert("AnyObject") }
        }
      }
    }
    return found
  }
}
