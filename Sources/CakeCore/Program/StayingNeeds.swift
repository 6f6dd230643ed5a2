/// What stays in slices though nothing uses it there, and so is asked of others.
enum StayingNeeds {
  /// What stays of slices whose needs nobody is told of.
  static func untold(in program: Program) -> Set<Seeds.Need> {
    let slices = program.catalog.slices
    var known: [Int: Set<Int>] = [:]
    func staying(in slice: Int) -> Set<Int> {
      if let known = known[slice] { return known }
      var found: Set<Int> = []
      if !UnusedNeeds.isTold(of: slice, program) {
        for term in slices[slice].terms {
          switch term.target {
          case .provider(let provider): found.insert(provider)
          case .slice(let other): found.formUnion(staying(in: other))
          case .other: break
          }
        }
      }
      known[slice] = found
      return found
    }
    return slices.indices.reduce(into: []) { all, slice in
      for provider in staying(in: slice) {
        all.insert(.init(node: program.catalog.node(slice: slice), provider: provider))
      }
    }
  }

  /// What a slice has that is nobody's to take away, though nothing uses it.
  static func unreported(in program: Program) -> [Seeds.Seed] {
    program.catalog.slices.indices.filter {
      !UnusedNeeds.isTold(of: $0, program)
        && program.asked.contains(program.catalog.node(slice: $0))
    }.flatMap { index in
      program.catalog.slices[index].needs.sorted().map {
        Seeds.Need(node: program.catalog.node(slice: index), provider: $0)
      }
    }.filter { !program.liveness.isLive($0.node, $0.provider) }
      .map { .init(need: $0, reason: .doubt(.foreign)) }
  }

  /// What is handed on as slices that have more than they need, by what they include and keep.
  static func carried(
    in program: Program, without inclusions: [UnusedInclusions.Inclusion]
  ) -> [Seeds.Seed] {
    let (catalog, liveness) = (program.catalog, program.liveness)
    let gone = UnusedNeeds.terms(of: [], inclusions)
    var having: [Int: Set<Int>] = [:]
    func had(by slice: Int) -> Set<Int> {
      if let known = having[slice] { return known }
      let node = catalog.node(slice: slice)
      var found = catalog.slices[slice].needs.filter { liveness.isLive(node, $0) }
      for case .slice(let other) in catalog.slices[slice].terms
        .filter({ gone[slice]?.contains($0.tokens) != true }).map(\.target)
      { found.formUnion(had(by: other)) }
      having[slice] = found
      return found
    }
    return catalog.slices.indices.filter { !catalog.slices[$0].includedSlices.isEmpty }
      .flatMap { slice in
        had(by: slice).sorted().map { Seeds.Need(node: catalog.node(slice: slice), provider: $0) }
          .filter { !liveness.isLive($0.node, $0.provider) }.flatMap(liveness.owed)
      }
  }
}
