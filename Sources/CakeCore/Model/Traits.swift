/// Keeps needs that a slice leans on without naming a member: for `Sendable`, a class bound,
/// a global actor, or a protocol from outside the program.
struct Traits {
  private let program: Program
  private var catalog: Catalog { program.catalog }

  init(_ program: Program) { self.program = program }

  func keepWhatBringsTraits() {
    var changed = true
    while changed {
      changed = false
      for index in catalog.slices.indices {
        let node = catalog.node(slice: index)
        let missing = traits(index, onlyLive: false).subtracting(traits(index, onlyLive: true))
        guard let trait = missing.min() else { continue }
        let keeper = catalog.slices[index].namedProviders.first { need in
          !program.liveness.isLive(node, need.provider)
            && catalog.providers[need.provider].traits.contains(trait)
        }
        guard let keeper else { continue }
        program.liveness.keep(node, keeper.provider)
        changed = true
      }
    }
  }

  private func traits(_ slice: Int, onlyLive: Bool) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<Int> = [slice]
    var pending = [slice]
    while let next = pending.popLast() {
      for term in catalog.slices[next].terms {
        switch term.target {
        case .provider(let provider):
          if !onlyLive || program.liveness.isLive(catalog.node(slice: next), provider) {
            found.formUnion(catalog.providers[provider].traits)
          }
        case .slice(let other): if seen.insert(other).inserted { pending.append(other) }
        case .other(let symbol):
          found.insert(program.facts.name(symbol))
          if program.facts.symbols.base[Int(symbol)].kind == .class { found.insert("AnyObject") }
        }
      }
    }
    return found
  }
}
