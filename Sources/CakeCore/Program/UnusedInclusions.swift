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
  private let liveness: Liveness
  /// The terms that go, by slice.
  private var gone: [Int: [Range<Int>]]
  private var catalog: Catalog { program.catalog }

  init(_ program: Program, beside needs: [UnusedNeeds.Need]) {
    self.program = program
    liveness = program.liveness
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
        guard LoneTerms.left(of: index, without: others + [term.tokens], in: program) == nil,
          // A second name that nobody takes is there for its type.
          slice.terms.count > 1 || program.hasConsumers(index)
        else { continue }
        gone[index] = others + [term.tokens]
        all.append(Inclusion(slice: index, included: included, term: term))
      }
    }
  }

  /// Whether nothing is used of some that an inclusion brings, and all that is comes from others too.
  private func isUnused(_ term: Slice.Term, _ included: Int, in slice: Int) -> Bool {
    let node = catalog.node(slice: slice)
    let others = catalog.slices[slice].terms.filter { $0.tokens != term.tokens }
    var idle: [Int] = []
    for provider in catalog.slices[included].needs.sorted() {
      guard liveness.isLive(node, provider) else {
        // What goes there as well is no reason to leave it out here.
        if RedundantNeeds.brings(term, of: slice, provider, without: gone, program) {
          idle.append(provider)
        }
        continue
      }
      let isBrought = others.contains {
        RedundantNeeds.brings($0, of: slice, provider, without: gone, program)
          && keeps($0, provider)
      }
      guard isBrought else { return false }
    }
    guard !idle.isEmpty, !isHandedOn(slice, as: included),
      idle.allSatisfy({ !program.livenessInDoubt.isLive(node, $0) })
        || !isNamedBeside(included, in: slice, others),
      // A protocol is more than what it inherits; the compiler tells whether that is asked for.
      program.triesDoubts || !bringsProtocol(included),
      program.text.doubts(idle.map { (slice, $0) }).allSatisfy({ $0 == nil })
    else { return false }
    return liveness.linked(to: node).allSatisfy {
      catalog.needs(of: $0).isDisjoint(with: idle)
    }
  }

  /// Whether others bring all that an inclusion does, a need among them that is named beside it. Without it
  /// the slice would be the type that it was, which no compile refuses; the need is named twice.
  private func isNamedBeside(_ included: Int, in slice: Int, _ others: [Slice.Term]) -> Bool {
    var isNamed = false
    for provider in catalog.slices[included].needs {
      let bringing = others.filter {
        RedundantNeeds.brings($0, of: slice, provider, without: gone, program)
      }
      if bringing.isEmpty { return false }
      if !bringing.contains(where: { if case .slice = $0.target { true } else { false } }) {
        isNamed = true
      }
    }
    return isNamed
  }

  /// Whether what a term brings to what needs it is not taken out of a slice that it includes.
  private func keeps(_ term: Slice.Term, _ provider: Int) -> Bool {
    guard case .slice(let other) = term.target else { return true }
    return liveness.isLive(catalog.node(slice: other), provider)
  }

  /// Whether values of a slice go on as one that it includes: it is there for that, whatever others
  /// bring.
  private func isHandedOn(_ slice: Int, as included: Int) -> Bool {
    let (node, wanted) = (catalog.node(slice: slice), catalog.node(slice: included))
    return (program.unitsBySource[node] ?? []).contains { unit in
      let unit = program.flow.units[unit]!
      return unit.demands.contains {
        $0.wanted == .slice(wanted)
          && ($0.origin.nodes?.contains(node) ?? unit.sources.contains(node))
      }
    }
  }

  private func bringsProtocol(_ slice: Int) -> Bool {
    catalog.slices[slice].isProtocol
      || catalog.slices[slice].includedSlices.contains(where: bringsProtocol)
  }
}
