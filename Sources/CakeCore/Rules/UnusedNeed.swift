/// A slice names a provider that no consumer uses or forwards.
enum UnusedNeed: Rule {
  static let id = RuleID.unusedNeed

  static func findings(in program: Program) -> [Finding] {
    program.unusedNeeds.map { need in
      let slice = program.catalog.slices[need.slice]
      let provider = program.catalog.providers[need.provider]
      let short = program.shown(provider.symbol)
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "'\(program.shown(slice.symbol))' does not need '\(short)': "
          + "no consumer uses or forwards it",
        location: need.term.place,
        subject: [.slice: .name(slice.name), .provider: .name(provider.name)],
        notes: notes(need, program),
        fix: program.fixes.fix(removing: need.term, from: need.slice))
    }
  }

  struct Need {
    var slice: Int
    var provider: Int
    var term: Slice.Term
  }

  /// The needs that can go by what keeps them in a program, all of them together.
  static func unused(in program: Program, _ liveness: Liveness) -> [Need] {
    var found: [Need] = []
    for (index, slice) in program.catalog.slices.enumerated() where isTold(of: index, program) {
      let redundant = RedundantNeed.terms(of: index, in: program).map(\.tokens)
      for need in slice.namedProviders
      where !liveness.isLive(program.catalog.node(slice: index), need.provider)
        && !redundant.contains(need.term.tokens)
      {
        found.append(Need(slice: index, provider: need.provider, term: need.term))
      }
    }
    return found
  }

  /// Whether a slice's unused needs are reported: it is one's own, and code asks for it.
  private static func isTold(of slice: Int, _ program: Program) -> Bool {
    program.catalog.slices[slice].isOwn
      && (program.hasConsumers(slice)
        || program.asked.contains(program.catalog.node(slice: slice))
        || program.unitsBySource[program.catalog.node(slice: slice)] != nil)
  }

  /// What a slice names that is nobody's to take away, though nothing uses it.
  static func unreported(in program: Program, _ liveness: Liveness) -> [Seeds.Seed] {
    program.catalog.slices.indices.filter {
      !isTold(of: $0, program) && program.asked.contains(program.catalog.node(slice: $0))
    }.flatMap { index in
      program.catalog.slices[index].namedProviders.map {
        Seeds.Need(node: program.catalog.node(slice: index), provider: $0.provider)
      }
    }.filter { !liveness.isLive($0.node, $0.provider) }
      .map { .init(need: $0, reason: .doubt(.foreign)) }
  }

  /// Those that stay for what the text casts a doubt on, or because somebody keeps them.
  static func doubts(on needs: [Need], in program: Program) -> [Seeds.Seed] {
    let doubts = program.text.doubts(needs.map { ($0.slice, $0.provider) })
    return zip(needs, doubts).compactMap { need, doubt in
      let kept = program.isKept(id, at: need.term.place) ? Reason.Doubt.kept : nil
      let symbol = program.catalog.slices[need.slice].symbol
      let library = Visibility.isOpenToOthers(symbol, program) ? Reason.Doubt.library : nil
      return (doubt ?? kept ?? library).map {
        .init(
          need: .init(
            node: program.catalog.node(slice: need.slice), provider: need.provider),
          reason: .doubt($0))
      }
    }
  }

  private static func notes(_ need: Need, _ program: Program) -> [Finding.Note] {
    let node = program.catalog.node(slice: need.slice)
    let name = program.shown(program.catalog.providers[need.provider].symbol)
    var notes: [Finding.Note] = []
    var seen: Set<String> = []
    for unit in program.unitsBySource[node] ?? [] {
      let unit = program.flow.units[unit]!
      for demand in unit.demands.sorted(by: { $0.place < $1.place }) {
        guard case .slice(let other) = demand.wanted, other != node, reaches(demand, node, unit),
          program.catalog.needs(of: other).contains(need.provider),
          seen.insert("\(other.number) \(demand.by)").inserted
        else { continue }
        notes.append(
          .init(
            message: "handed on under '\(program.shown(slice: other.number))', "
              + "which does not need '\(name)' either",
            location: program.place(demand.place)))
      }
    }
    notes = notes.filter { seen.insert("\($0.location) \($0.message)").inserted }
    let consumers = program.consumersOfSlice[need.slice].map { program.consumers[$0] }
    return notes
      + consumers.map { consumer in
        let share = consumers.count > 1 ? share(of: consumer, in: need.slice, program) : nil
        return .init(
          message: "'\(program.shown(consumer.symbol))' \(share ?? "takes it here")",
          location: consumer.place)
      }
  }

  /// Whether it is this slice's value that a declaration hands on, not another's that it has.
  private static func reaches(_ demand: Unit.Demand, _ node: Node, _ unit: Unit) -> Bool {
    switch demand.origin {
    case .these(let nodes): nodes.contains(node)
    case .nobody: false
    case .unknown: unit.sources == [node]
    }
  }

  /// What one of several consumers does with the slice, so that it can be split.
  private static func share(
    of consumer: Program.Consumer, in slice: Int, _ program: Program
  ) -> String {
    let node = program.catalog.node(slice: slice)
    let live = program.catalog.slices[slice].needs.filter { program.liveness.isLive(node, $0) }
    let used = live.intersection(consumer.uses.keys)
    let handedOn = consumer.forwards.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
      .intersection(live).subtracting(used)
    let parts = [("uses", used), ("hands on", handedOn)].compactMap { verb, providers in
      providers.isEmpty ? nil : "\(verb) \(program.quoted(providers))"
    }
    return parts.isEmpty ? "takes it and uses nothing" : parts.joined(separator: ", ")
  }
}
