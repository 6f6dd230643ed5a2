/// Turns findings that advise a removal into removals that can be tried.
struct Proposals {
  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  /// For each place in a slice the slice and the term.
  private let terms: [SourcePlace: (slice: Int, term: Slice.Term)]
  /// The terms of needs that can go.
  private let gone: Set<Proposal.Term>
  /// The findings whose needs are tried without those that they may be handed on under.
  private let single: Set<FixPlan.Key>
  private let slices: SliceEdits

  /// - Parameter open: The terms that are tried though no finding is about them.
  init(
    of program: Program, single: Set<FixPlan.Key> = [], open: some Sequence<Proposal.Term> = []
  ) {
    self.program = program
    self.single = single
    var terms: [SourcePlace: (slice: Int, term: Slice.Term)] = [:]
    for (index, slice) in program.catalog.slices.enumerated() where slice.isOwn {
      for term in slice.terms { terms[term.place] = (index, term) }
    }
    self.terms = terms
    gone = Set(
      program.unusedNeeds.map { .init(slice: $0.slice, start: $0.term.tokens.lowerBound) }
    ).union(open)
    slices = SliceEdits(program.catalog)
  }

  /// Nil where there is no edit that does what the finding says.
  func proposal(for finding: Finding) -> Proposal? {
    switch finding.rule {
    case .unusedNeed:
      guard let (slice, term) = terms[finding.location] else { return nil }
      let own = Proposal.Term(slice: slice, start: term.tokens.lowerBound)
      if case .slice(let included) = term.target { return proposal(for: own, including: included) }
      guard case .provider(let provider) = term.target else { return nil }
      let terms = single.contains(FixPlan.Key(finding)) ? [own] : cascade(of: provider, from: own)
      return possible(Proposal(terms: terms), [provider])
    case .redundantNeed:
      // What the needs of a slice are stays the same.
      guard let (slice, term) = terms[finding.location] else { return nil }
      return possible(Proposal(terms: [.init(slice: slice, start: term.tokens.lowerBound)]), [])
    case .unusedSlice:
      guard let fix = finding.fix, finding.hasSafeFix else { return nil }
      return Proposal(edits: fix.edits)
    case .unusedProvider, .unneededDouble:
      return conformance(at: finding)
    default: return nil
    }
  }

  /// A need with what would still ask for it; nil where its term can't be cut.
  func proposal(for term: Proposal.Term, of provider: Int) -> Proposal? {
    possible(Proposal(terms: cascade(of: provider, from: term)), [provider])
  }

  /// What a slice includes, with all that comes with it.
  private func proposal(for term: Proposal.Term, including slice: Int) -> Proposal? {
    var proposal = possible(Proposal(terms: [term]), catalog.slices[slice].needs)
    proposal?.losses.protocols.formUnion(otherProtocols(of: slice).map(facts.qualifiedName))
    return proposal
  }

  /// The protocols that a slice brings beside providers: itself, and markers without requirements.
  private func otherProtocols(of slice: Int) -> Set<Int32> {
    var found: Set<Int32> = catalog.slices[slice].isProtocol ? [catalog.slices[slice].symbol] : []
    for term in catalog.slices[slice].terms {
      switch term.target {
      case .other(let symbol): found.formUnion(program.markers(of: symbol))
      case .slice(let other): found.formUnion(otherProtocols(of: other))
      case .provider: break
      }
    }
    return found
  }

  /// The proposal with what goes from types; nil where its terms can't be cut.
  private func possible(_ proposal: Proposal, _ providers: Set<Int>) -> Proposal? {
    guard slices.edits(removing: proposal.terms) != nil else { return nil }
    var proposal = proposal
    let all = providers.map { catalog.providers[$0] }
    proposal.providers = Set(providers.flatMap { catalog.inheritedProviders[$0] })
    proposal.losses.protocols = Set(all.flatMap(\.protocols).map(facts.qualifiedName))
    proposal.marks = marks(of: proposal, all)
    proposal.depth = proposal.terms.map { depth(of: $0.slice) }.min() ?? 0
    proposal.losses.hasTraits =
      all.contains { !$0.traits.isEmpty || !$0.associatedTypes.isEmpty }
      || !program.providersOfSendable.isDisjoint(with: providers)
    return proposal
  }

  private func depth(of slice: Int) -> Int {
    catalog.slices[slice].includedSlices.map { depth(of: $0) + 1 }.max() ?? 0
  }

  private func marks(of proposal: Proposal, _ providers: [Provider]) -> Proposal.Marks {
    var marks = Proposal.Marks()
    let requirements = providers.flatMap(\.requirements)
    marks.members = Set(requirements.map { String(facts.name($0).prefix { $0 != "(" }) })
    marks.protocols = Set(providers.flatMap(\.protocols).map { facts.name($0) })
    for term in proposal.terms {
      let slice = catalog.slices[term.slice]
      let path = QualifiedName.parts(of: slice.name).drop { $0 == slice.module }
      marks.slices.insert(Set(path))
      marks.owners.insert(Set(path.count > 1 ? path.dropLast() : path))
      for place in slice.terms.filter({ $0.tokens.lowerBound == term.start }).map(\.place) {
        marks.places.insert("\(place.file):\(place.line):")
      }
    }
    for edit in proposal.edits { marks.places.insert("\(edit.file):\(edit.line):") }
    return marks
  }

  /// A term with what would still ask for its provider: the same need of slices that its slice is
  /// handed on under, as far as these can go too.
  private func cascade(of provider: Int, from term: Proposal.Term) -> Set<Proposal.Term> {
    var found: Set<Proposal.Term> = [term]
    var seen: Set<Int> = [term.slice]
    var pending = [term.slice]
    while let next = pending.popLast() {
      for other in program.fixes.asking(next, for: provider).sorted()
      where seen.insert(other).inserted {
        for named in program.fixes.naming(provider, in: other) {
          let term = Proposal.Term(slice: named.slice, start: named.start)
          guard gone.contains(term) else { continue }
          found.insert(term)
          pending.append(other)
        }
      }
    }
    return found
  }

  /// The conformance that a root's clause names.
  private func conformance(at finding: Finding) -> Proposal? {
    guard let fix = finding.fix, case .name(let name)? = finding.subject[.provider],
      let provider = catalog.providers.firstIndex(where: { $0.name == name })
    else { return nil }
    return possible(Proposal(edits: fix.edits), [provider])
  }
}
