/// Keeps needs that a slice leans on without naming a member: for `Sendable`, a class bound,
/// a global actor, or a protocol from outside the program.
struct Traits {
  private let program: Program
  private var catalog: Catalog { program.catalog }
  private var liveness: Liveness { program.liveness }

  init(_ program: Program) { self.program = program }

  /// The needs, of those that could go, that bring a slice a trait which nothing in use brings.
  func seeds() -> [Seeds.Seed] { catalog.slices.indices.flatMap(keepers) }

  private func keepers(of slice: Int) -> [Seeds.Seed] {
    let node = catalog.node(slice: slice)
    let unused = catalog.slices[slice].namedProviders.map(\.provider).filter {
      !liveness.isLive(node, $0)
    }
    guard !unused.isEmpty else { return [] }
    let staying = traits(of: slice)
    return unused.compactMap { provider in
      let trait =
        fixedAssociatedType(provider, in: slice)
        ?? catalog.providers[provider].traits.subtracting(staying).min()
        ?? (program.providersOfSendable.contains(provider) ? "Sendable" : nil)
      return trait.map {
        .init(need: .init(node: node, provider: provider), reason: .doubt(.trait($0)))
      }
    }
  }

  private func fixedAssociatedType(_ provider: Int, in slice: Int) -> String? {
    let names = catalog.providers[provider].associatedTypes
    return catalog.slices[slice].needs.sorted().lazy.filter { $0 != provider }.compactMap {
      catalog.providers[$0].associatedTypes.intersection(names).min()
    }.first
  }

  /// What is in use of a slice brings these, and what is no provider.
  private func traits(of slice: Int) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<Int> = [slice]
    var pending = [slice]
    while let next = pending.popLast() {
      for term in catalog.slices[next].terms {
        switch term.target {
        case .provider(let provider):
          if liveness.isLive(catalog.node(slice: next), provider) {
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
