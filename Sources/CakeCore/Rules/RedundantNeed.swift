/// A slice names a provider twice: directly, and through what it includes.
enum RedundantNeed: Rule {
  static let id = RuleID.redundantNeed

  static func findings(in program: Program) -> [Finding] {
    var found: [Finding] = []
    let unused = Dictionary(grouping: program.unusedNeeds, by: \.slice)
    let redundant = program.onceForNeeds(RedundantNeeds.init)
    for (index, slice) in program.catalog.slices.enumerated() where slice.isOwn {
      for term in redundant.terms(of: index) {
        guard case .provider(let provider) = term.target,
          // What brings it goes as well.
          unused[index]?.contains(where: { $0.term.tokens == term.tokens }) != true
        else { continue }
        let name = program.shown(program.catalog.providers[provider].symbol)
        let cause = cause(of: term, provider, index, program)
        found.append(
          Finding(
            rule: id, severity: isOnPurpose(term, of: index, program) ? .info : id.defaultSeverity,
            message: "'\(program.shown(slice.symbol))' names '\(name)' twice"
              + (cause.name == name ? "" : ": '\(cause.name)' brings it already"),
            location: term.place,
            subject: [
              .slice: .name(slice.name),
              .provider: .name(program.catalog.providers[provider].name),
            ],
            notes: [.init(message: "'\(cause.name)' stands here", location: cause.place)],
            fix: program.fixes.fix(removing: term, from: index)))
      }
    }
    return found
  }

  /// Whether a consumer of the slice uses the need itself, or hands it on to something else that does,
  /// and only a slice that others take happens to bring it: without the second mention, an edit of that
  /// one would break this one.
  static func isOnPurpose(_ term: Slice.Term, of slice: Int, _ program: Program) -> Bool {
    guard case .provider(let provider) = term.target else { return false }
    var children: Set<Int> = []
    for other in program.catalog.slices[slice].terms where other.tokens != term.tokens {
      guard other.target == term.target || RedundantNeeds.brings(other, provider, program) else {
        continue
      }
      guard case .slice(let included) = other.target,
        isTakenElsewhere(included, than: slice, program)
      else { return false }
      children.insert(included)
    }
    return isAsked(for: provider, slice, besides: children, program)
  }

  /// Whether values of a slice are asked for a provider, or go on as something that needs it and that
  /// does not have it from what the slice includes.
  private static func isAsked(
    for provider: Int, _ slice: Int, besides children: Set<Int>, _ program: Program
  ) -> Bool {
    let (catalog, liveness) = (program.catalog, program.liveness)
    func needs(_ node: Node) -> Bool {
      guard catalog.isSlice(node), node.number != slice, !children.contains(node.number) else {
        return false
      }
      return catalog.slices[node.number].terms.contains { term in
        switch term.target {
        case .provider(let other):
          catalog.satisfying[provider].contains(other) && liveness.isLive(node, other)
        case .slice(let other): needs(catalog.node(slice: other))
        case .other: false
        }
      }
    }
    let roots = catalog.roots.indices.filter { root in
      catalog.grantsOfRoots[root][provider]?.allSatisfy { $0.slice == slice } ?? false
    }
    let slices = names(of: slice, catalog).map(catalog.node(slice:))
    return (slices + roots.map(catalog.node(root:))).contains { node in
      (program.unitsBySource[node] ?? []).contains { id in
        let unit = program.flow.units[id]!
        return unit.demands.contains { demand in
          // What is asked of nobody knows whom may be asked of this slice.
          let isAsked = demand.origin.nodes?.contains(node) ?? true
          return switch demand.wanted {
          case .named(provider): isAsked
          case .member(let providers): isAsked && providers.contains(provider)
          case .provider(provider): unit.reaches(demand, node)
          case .slice(let target): needs(target) && unit.reaches(demand, node)
          case .provider, .named: false
          }
        }
      }
    }
  }

  private static func isTakenElsewhere(
    _ slice: Int, than other: Int, _ program: Program
  ) -> Bool {
    !takers(of: slice, program).isSubset(of: takers(of: other, program))
  }

  /// Who takes a slice, under whatever name.
  private static func takers(of slice: Int, _ program: Program) -> Set<Int> {
    Set(names(of: slice, program.catalog).flatMap { program.consumersOfSlice[$0] })
  }

  /// A slice and the aliases that say no more than its name: `typealias Dependencies = any Needs`.
  private static func names(of slice: Int, _ catalog: Catalog) -> [Int] {
    var found = [slice]
    var next = 0
    while next < found.count {
      found += catalog.slices.indices.filter {
        catalog.slices[$0].terms.count == 1
          && catalog.slices[$0].terms[0].target == .slice(found[next])
      }
      next += 1
    }
    return found
  }

  private static func cause(
    of term: Slice.Term, _ provider: Int, _ slice: Int, _ program: Program
  ) -> (name: String, place: SourcePlace) {
    let catalog = program.catalog
    let gone = UnusedNeeds.terms(of: program.unusedNeeds, program.unusedInclusions)
    let bringing = catalog.slices[slice].terms.filter {
      $0.tokens != term.tokens
        && RedundantNeeds.brings($0, of: slice, provider, without: gone, program)
    }
    for other in bringing {
      switch other.target {
      case .provider(let same):
        return (program.shown(catalog.providers[same].symbol), other.place)
      case .slice(let included):
        return (program.shown(catalog.slices[included].symbol), other.place)
      case .other(let symbol): return (program.shown(symbol), other.place)
      }
    }
    return ("", term.place)
  }
}
