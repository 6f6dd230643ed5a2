/// What a branch that was left out may ask of roots: a need of a slice brings them what they provide.
extension InactiveCode {
  /// The first place where a branch that has a root in sight names a provider, or a slice that has it,
  /// which the root has through a slice alone: `func extra() { child(Root()) }`.
  func use(of provider: Int, ofRootsThrough slice: Int) -> InactiveUse? {
    let roots = roots(having: provider, through: slice)
    guard !roots.isEmpty else { return nil }
    let own = catalog.providers[provider].symbol
    let symbols =
      [own] + catalog.slices.filter { $0.needs.contains(provider) }.map(\.symbol)
    let named = symbols.compactMap { symbol in
      first([facts.name(symbol)]) { use in
        self.sees(use.branch.file, symbol)
          && (symbol == own || !self.declaredLeftOut.isOwn(use))
          && roots.contains { self.sees(use.branch.file, $0) }
      }
    }.min { ($0.branch.file, $0.token) < ($1.branch.file, $1.token) }
    return named ?? handing(roots, toWhatAsksFor: provider)
  }

  /// The roots that have a provider through slices alone of which one is that slice, or includes it.
  private func roots(having provider: Int, through slice: Int) -> [Int32] {
    catalog.roots.indices.filter { root in
      guard let grants = catalog.grantsOfRoots[root][provider] else { return false }
      return grants.allSatisfy { $0.slice != nil }
        && grants.contains { $0.slice.map { catalog.slice($0, has: slice) } == true }
    }.map { catalog.roots[$0].symbol }
  }

  /// A root's name in a branch that also names a function or a type that takes the provider.
  private func handing(_ roots: [Int32], toWhatAsksFor provider: Int) -> InactiveUse? {
    let names = takers[provider] ?? namesOfTakers(of: provider)
    takers[provider] = names
    return first(roots.map(facts.name)) { use in
      let source = facts.source(use.branch.file)
      return roots.contains { self.sees(use.branch.file, $0) }
        && use.branch.tokens.contains {
          source.isIdentifier($0) && names.contains(source.name(at: $0))
        }
    }
  }

  private func namesOfTakers(of provider: Int) -> Set<String> {
    let slices = catalog.slices.indices.filter { catalog.slices[$0].needs.contains(provider) }
    let nodes = [catalog.node(provider: provider)] + slices.map(catalog.node(slice:))
    let takers = signatures.filter { symbol, signature in
      !facts.symbols.base[Int(symbol)].kind.isProperty
        && !flow.nodes(signature.demands).isDisjoint(with: nodes)
    }.keys
    return Set(
      takers.map { symbol in
        let isConstructor = facts.symbols.base[Int(symbol)].kind == .constructor
        return String(
          facts.name(isConstructor ? facts.nominalParent(symbol) : symbol).prefix { $0 != "(" })
      })
  }
}
