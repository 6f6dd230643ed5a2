/// A slice names a provider that no consumer uses or forwards.
enum UnusedNeed: Rule {
  static let id = RuleID.unusedNeed

  static func findings(in program: Program) -> [Finding] {
    needs(in: program) + inclusions(in: program)
  }

  private static func needs(in program: Program) -> [Finding] {
    let left = ValuesLeft(
      program, without: UnusedNeeds.terms(of: program.unusedNeeds, program.unusedInclusions))
    return program.unusedNeeds.map { need in
      let slice = program.catalog.slices[need.slice]
      let provider = program.catalog.providers[need.provider]
      let short = program.shown(provider.symbol)
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "'\(program.shown(slice.symbol))' does not need '\(short)': "
          + "no consumer uses or forwards "
          + (isShared(need, program) ? "what it alone brings" : "it"),
        location: need.term.place,
        subject: [.slice: .name(slice.name), .provider: .name(provider.name)],
        notes: notes(need, program)
          + program.ambientEffects.notes(around: need.slice, need.provider)
          + left.notes(for: need),
        fix: program.fixes.fix(removing: need.term, from: need.slice))
    }
  }

  /// Whether something that stays inherits what the provider inherits, which may be in use.
  private static func isShared(_ need: UnusedNeeds.Need, _ program: Program) -> Bool {
    let catalog = program.catalog
    let inherited = catalog.inheritedProviders[need.provider].subtracting([need.provider])
    guard !inherited.isEmpty else { return false }
    let node = catalog.node(slice: need.slice)
    return catalog.slices[need.slice].needs.contains { other in
      program.liveness.isLive(node, other)
        && !catalog.inheritedProviders[other].isDisjoint(with: inherited)
    }
  }

  /// What slices include counts as one: it can't be taken apart there.
  private static func inclusions(in program: Program) -> [Finding] {
    program.unusedInclusions.map { inclusion in
      let slice = program.catalog.slices[inclusion.slice]
      let included = program.catalog.slices[inclusion.included]
      // What others bring as well may be in use.
      let isShared = slice.terms.contains { term in
        term.tokens != inclusion.term.tokens
          && included.needs.contains {
            term.target == .provider($0) || RedundantNeeds.brings(term, $0, program)
          }
      }
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "'\(program.shown(slice.symbol))' does not need "
          + "'\(program.shown(included.symbol))': no consumer uses or forwards what it "
          + (isShared ? "alone brings" : "brings"),
        location: inclusion.term.place,
        subject: [.slice: .name(slice.name), .provider: .name(included.name)],
        notes: takers(of: inclusion.slice, program),
        fix: program.fixes.fix(removing: inclusion.term, from: inclusion.slice))
    }
  }

  private static func notes(_ need: UnusedNeeds.Need, _ program: Program) -> [Finding.Note] {
    var seen: Set<String> = []
    var notes = notes(need, of: program.catalog.node(slice: need.slice), "", &seen, program)
    // Those have the provider by this slice alone, and can't be handed on as what still names it.
    for root in program.catalog.roots.indices where conforms(root, by: need, program) {
      let name = program.shown(program.catalog.roots[root].symbol)
      let node = program.catalog.node(root: root)
      notes += self.notes(need, of: node, "'\(name)' is ", &seen, program)
    }
    // A memberwise initialiser is called and named in one line.
    notes = notes.filter {
      seen.insert("\($0.location.file) \($0.location.line) \($0.message)").inserted
    }
    return notes + together(need, program) + takers(of: need.slice, program)
  }

  /// The slices that have to stay one type with this one, and so lose the provider with it.
  private static func together(_ need: UnusedNeeds.Need, _ program: Program) -> [Finding.Note] {
    let catalog = program.catalog
    let name = program.shown(catalog.providers[need.provider].symbol)
    return program.liveness.linked(to: catalog.node(slice: need.slice)).compactMap { other in
      guard catalog.isSlice(other), other.number != need.slice,
        let term = program.unusedNeeds.first(where: {
          $0.slice == other.number && $0.provider == need.provider
        })
      else { return nil }
      return .init(
        message: "'\(program.shown(slice: other.number))' has to stay the same type: "
          + "its '\(name)' has to go as well",
        location: term.term.place)
    }
  }

  /// Where values of a slice or root are handed on under other slices that don't need the provider either,
  /// as far as it is known under which.
  private static func notes(
    _ need: UnusedNeeds.Need, of node: Node, _ subject: String, _ seen: inout Set<String>,
    _ program: Program
  ) -> [Finding.Note] {
    let name = program.shown(program.catalog.providers[need.provider].symbol)
    var notes: [Finding.Note] = []
    for unit in program.unitsBySource[node] ?? [] {
      let unit = program.flow.units[unit]!
      for demand in unit.orderedDemands {
        guard case .slice(let other) = demand.wanted, other != node,
          other != program.catalog.node(slice: need.slice), unit.reaches(demand, node),
          program.catalog.needs(of: other).contains(need.provider),
          // A value of several slices has it of another.
          !program.isNeeded(need.provider, by: other.number), !demand.isOneOfSeveral,
          seen.insert("\(other.number) \(demand.by)").inserted
        else { continue }
        notes.append(
          .init(
            message: "\(subject)handed on under '\(program.shown(slice: other.number))', "
              + "which does not need '\(name)' either",
            location: program.place(demand.place)))
      }
    }
    return notes
  }

  /// Whether a root has a provider through a slice alone.
  private static func conforms(
    _ root: Int, by need: UnusedNeeds.Need, _ program: Program
  ) -> Bool {
    guard let grants = program.catalog.grantsOfRoots[root][need.provider] else { return false }
    return grants.allSatisfy { grant in
      grant.slice.map { program.catalog.slice($0, has: need.slice) } ?? false
    }
  }

  /// Who takes the slice, and of several what each does with it.
  private static func takers(of slice: Int, _ program: Program) -> [Finding.Note] {
    let consumers = program.consumersOfSlice[slice]
    return consumers.map { number in
      let consumer = program.consumers[number]
      let share = consumers.count > 1 ? share(of: number, in: slice, program) : nil
      let deed = program.gift(of: consumer.symbol, in: slice) ?? "takes it"
      return .init(
        message: "'\(program.shown(consumer.symbol))' \(share ?? "\(deed) here")",
        location: consumer.place)
    }
  }

  /// What one of several consumers does with the slice, so that it can be split.
  private static func share(
    of consumer: Int, in slice: Int, _ program: Program
  ) -> String {
    let node = program.catalog.node(slice: slice)
    let live = program.catalog.slices[slice].needs.filter { program.liveness.isLive(node, $0) }
    let used = live.intersection(program.dealings(of: consumer).uses.keys)
    let handedOn = live.subtracting(used).filter { program.isHandedOnInNeed($0, by: consumer) }
    let parts = [("uses", used), ("hands on", handedOn)].compactMap { verb, providers in
      providers.isEmpty ? nil : "\(verb) \(program.quoted(providers))"
    }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    return program.gift(of: program.consumers[consumer].symbol, in: slice)
      ?? "takes it and uses nothing"
  }
}
