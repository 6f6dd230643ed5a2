/// Which slices are included for nothing: no consumer of the slice that names them uses or forwards
/// anything of what they alone bring.
struct UnusedInclusions {
  struct Inclusion {
    var slice: Int
    var included: Int
    var term: Slice.Term
  }

  private(set) var all: [Inclusion] = []
  private let program: Program
  /// The terms that go, by slice.
  private var gone: [Int: [Range<Int>]]
  private var catalog: Catalog { program.catalog }

  init(_ program: Program, beside needs: [UnusedNeeds.Need]) {
    self.program = program
    gone = UnusedNeeds.terms(of: needs, [])
    for (index, slice) in program.catalog.slices.enumerated()
    where !slice.includedSlices.isEmpty && UnusedNeeds.isTold(of: index, program)
      && !Visibility.isOpenToOthers(slice.symbol, program)
    {
      for term in slice.terms {
        guard case .slice(let included) = term.target, isUnused(term, included, in: index),
          !program.isKept(.unusedNeed, at: term.place)
        else { continue }
        let others = gone[index] ?? []
        guard LoneTerms.left(of: index, without: others + [term.tokens], in: program) == nil
        else { continue }
        gone[index] = others + [term.tokens]
        all.append(Inclusion(slice: index, included: included, term: term))
      }
    }
  }

  private func isUnused(_ term: Slice.Term, _ included: Int, in slice: Int) -> Bool {
    let node = catalog.node(slice: slice)
    let others = catalog.slices[slice].terms.filter { $0.tokens != term.tokens }
    let brought = catalog.slices[included].needs
    let lost = brought.filter { provider in
      !others.contains {
        RedundantNeeds.brings($0, of: slice, provider, without: gone, program)
          && (!program.liveness.isLive(node, provider) || keeps($0, provider))
      }
    }
    guard lost.allSatisfy({ !program.liveness.isLive(node, $0) }),
      // What others bring as well is named twice, and no more.
      !lost.isEmpty || brought.allSatisfy({ !program.liveness.isLive(node, $0) }),
      // A protocol is more than what it inherits; the compiler tells whether that is asked for.
      program.triesDoubts || !bringsProtocol(included),
      program.text.doubts(lost.sorted().map { (slice, $0) }).allSatisfy({ $0 == nil })
    else { return false }
    // What a value is handed on as asks for all that it names, used or not.
    return !asked(of: slice).contains { !catalog.needs(of: $0).isDisjoint(with: lost) }
  }

  /// Whether what a term brings to what needs it is not taken out of a slice that it includes.
  private func keeps(_ term: Slice.Term, _ provider: Int) -> Bool {
    guard case .slice(let other) = term.target else { return true }
    return program.liveness.isLive(catalog.node(slice: other), provider)
  }

  private func bringsProtocol(_ slice: Int) -> Bool {
    catalog.slices[slice].isProtocol
      || catalog.slices[slice].includedSlices.contains(where: bringsProtocol)
  }

  /// The slices that values of a slice go on as, those of slices that include it and those of roots
  /// that provide something through it, and what must stay equal to it.
  private func asked(of slice: Int) -> Set<Node> {
    let including = including(slice)
    let roots = catalog.roots.indices.filter { root in
      catalog.roots[root].grants.contains { $0.slice.map(including.contains) ?? false }
    }
    let nodes = including.map(catalog.node(slice:))
    var found: Set<Node> = []
    for node in nodes { found.formUnion(program.liveness.linked(to: node)) }
    for source in nodes + roots.map(catalog.node(root:)) {
      for unit in program.unitsBySource[source] ?? [] {
        for sink in program.flow.units[unit]!.sinks.keys {
          if case .slice(let other) = sink.demand, !nodes.contains(other) { found.insert(other) }
        }
      }
    }
    return found
  }

  /// A slice and all that include it.
  private func including(_ slice: Int) -> Set<Int> {
    var found: Set<Int> = [slice]
    var pending = [slice]
    while let next = pending.popLast() {
      for (index, other) in catalog.slices.enumerated()
      where other.includedSlices.contains(next) && found.insert(index).inserted {
        pending.append(index)
      }
    }
    return found
  }
}
