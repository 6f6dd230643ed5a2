/// What references to declarations with dependencies in their signatures bring in and ask for.
extension FlowReader {
  /// A reference to a declaration: what it supplies comes in, what it demands goes out.
  func addReference(
    to symbol: Int32, _ occurrence: RecordFacts.Occurrence, by owner: Int32,
    _ place: Unit.Place, _ unit: Unit
  ) {
    let roles = occurrence.roles
    let value = facts.symbols.base[Int(symbol)]
    let signature = signatures.signature(symbol) ?? Signature()
    let isOnlyWritten = roles.contains(.write) && !roles.contains(.read)
    var handed = 0..<0
    if value.isPlainProperty {
      let hasInvariant = signature.mentions.contains { $0.position == .both }
      // Neither read nor written: the label of a memberwise initialiser's argument.
      let isLabel = !roles.contains(.read) && !roles.contains(.write)
      if !isOnlyWritten && !isLabel || hasInvariant {
        unit.sources.formUnion(nodes(signature.supplies))
      }
      let token = token(of: occurrence, in: place.file) ?? 0
      if !signature.mentions.isEmpty, isKeyPathHandedOn(endingAt: token, in: place.file) {
        // Who is given the path may put there what it is given as well.
        let wanted = nodes(signature.mentions)
        unit.conversions.append(.init(given: nil, wanted: wanted, by: symbol, place: place))
      }
      if !roles.contains(.read) || hasInvariant || isChanged(symbol, occurrence, in: place.file)
        || signatures.value(putByKeyPathEndingAt: token, in: place.file) != nil
      {
        let mentions = signature.mentions.filter { mention in
          guard case .node(let node) = mention.target else { return true }
          return !isOnlyConstraint(node, in: symbol, putBy: owner, at: token)
        }
        handed = addDemands(mentions, by: symbol, place, unit)
      }
    } else {
      unit.sources.formUnion(nodes(signature.supplies))
      // What goes to the function itself, and what to the function that it gives.
      var parts: [OpenDemand.Part: Set<Mention>] = [:]
      for mention in signature.demands {
        parts[signature.part(of: mention), default: []].insert(mention)
      }
      for (part, mentions) in parts where part != .all {
        leaveOpen(
          addDemands(mentions, by: symbol, place, unit),
          .arguments(of: symbol, occurrence: place.occurrence, part), place, of: owner)
      }
      handed = addDemands(parts[.all] ?? [], by: symbol, place, unit)
      if value.subkind == Subkind.subscripting,
        let end = end(ofSubscript: occurrence, in: place.file)
      {
        // What it gives it takes as well, where it is assigned to.
        let taken = signature.mentions.filter { $0.position == .result }
        leaveOpen(
          addDemands(taken, by: symbol, place, unit), .assigned(end), place, of: owner)
      }
    }
    if value.kind == .constructor, let type = signatures.signature(facts.nominalParent(symbol)) {
      handed = handed.lowerBound..<addDemands(type.mentions, by: symbol, place, unit).upperBound
    }
    leaveOpen(handed, .arguments(of: symbol, occurrence: place.occurrence), place, of: owner)
    let byClosure = conversions.byClosures[symbol] ?? []
    for node in byClosure.sorted() {
      let provider = catalog.provider(of: node)
      unit.demands.append(
        .init(
          wanted: provider.map { .provider($0) } ?? .slice(node), by: symbol, place: place,
          isOneOfSeveral: byClosure.count > 1))
    }
    if conversions.takers.contains(symbol) {
      unit.conversions.append(.init(given: nil, by: symbol, place: place))
    }
    if value.parent >= 0, facts.symbols.base[Int(value.parent)].kind == .extension,
      let constraint = signatures.signature(value.parent)
    {
      // What meets the constraint is the value that the member is called on, no argument.
      let met = addDemands(constraint.mentions, by: symbol, place, unit)
      for index in met {
        guard case .slice(let node) = unit.demands[index].wanted else { continue }
        unit.demands[index].isInvariant = signatures.sameTypes[node] != nil
      }
      settle(met, on: receiver(of: occurrence, in: place.file, by: owner), place, of: owner, unit)
    }
  }

  /// Adds what a type demands that is named: what its parameters are given must meet constraints.
  func addDemands(ofType type: Int32, _ place: Unit.Place, _ unit: Unit) {
    let mentions = signatures.signature(type)?.mentions ?? []
    addDemands(mentions.filter { $0.position != .held }, by: type, place, unit)
  }

  /// Adds what mentions demand, of values that are not made out; gives the places in the list.
  @discardableResult
  func addDemands(
    _ mentions: Set<Mention>, by symbol: Int32, _ place: Unit.Place, _ unit: Unit
  ) -> Range<Int> {
    let start = unit.demands.count
    for mention in mentions {
      switch mention.target {
      case .node(let node) where catalog.isSlice(node):
        unit.demands.append(
          .init(
            wanted: .slice(node), by: symbol, place: place,
            isInvariant: mention.position == .both))
      case .node, .type: continue
      case .provider(let provider):
        unit.demands.append(.init(wanted: .provider(provider), by: symbol, place: place))
      }
    }
    return start..<unit.demands.count
  }
}

extension Signature {
  /// Whether a value that is asked for goes to a function itself, or to what comes out of it.
  fileprivate func part(of mention: Mention) -> FlowReader.OpenDemand.Part {
    guard case .node(let node) = mention.target, !resultParameters.isEmpty else { return .all }
    let isTaken = parameters.values.contains { $0.contains(node) }
    guard resultParameters.contains(node) else { return isTaken ? .first : .all }
    return isTaken ? .all : .later
  }
}
