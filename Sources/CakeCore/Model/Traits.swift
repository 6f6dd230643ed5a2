/// Keeps needs that a slice leans on without naming a member: for `Sendable`, a class bound,
/// a global actor, or a protocol from outside the program.
struct Traits {
  private let program: Program
  private var catalog: Catalog { program.catalog }

  init(_ program: Program) { self.program = program }

  func keepWhatBringsTraits() {
    var keepers: [(node: Node, provider: Int)] = []
    repeat {
      keepers = catalog.slices.indices.compactMap(keeper)
      program.liveness.keep(keepers)
    } while !keepers.isEmpty
  }

  /// The first need that would take a trait along, of those that could go.
  private func keeper(of slice: Int) -> (node: Node, provider: Int)? {
    let node = catalog.node(slice: slice)
    let unused = catalog.slices[slice].namedProviders.map(\.provider).filter {
      !program.liveness.isLive(node, $0)
    }
    if let fixing = unused.first(where: { fixesAssociatedType($0, in: slice) }) {
      return (node, fixing)
    }
    let idle = unused.filter { !catalog.providers[$0].traits.isEmpty }
    guard !idle.isEmpty else { return nil }
    let missing = traits(slice, onlyLive: false).subtracting(traits(slice, onlyLive: true))
    return missing.min().flatMap { trait in
      idle.first { catalog.providers[$0].traits.contains(trait) }.map { (node, $0) }
    }
  }

  private func fixesAssociatedType(_ provider: Int, in slice: Int) -> Bool {
    let names = catalog.providers[provider].associatedTypes
    return !names.isEmpty
      && catalog.slices[slice].needs.contains {
        $0 != provider && !catalog.providers[$0].associatedTypes.isDisjoint(with: names)
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
