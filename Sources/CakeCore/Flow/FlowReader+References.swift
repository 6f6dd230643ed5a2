/// What references to declarations with dependencies in their signatures bring in and ask for.
extension FlowReader {
  /// A reference to a declaration: what it supplies comes in, what it demands goes out.
  func addReference(
    to symbol: Int32, _ roles: Roles, _ place: Unit.Place, _ unit: inout Unit
  ) -> [Unit.Sink] {
    var sinks: [Unit.Sink] = []
    let value = facts.symbols.base[Int(symbol)]
    let signature = signatures.signature(symbol) ?? Signature()
    let isOnlyWritten = roles.contains(.write) && !roles.contains(.read)
    if value.kind.isProperty && value.subkind != Subkind.subscripting {
      let hasInvariant = signature.mentions.contains { $0.position == .both }
      // Neither read nor written: the label of a memberwise initialiser's argument.
      let isLabel = !roles.contains(.read) && !roles.contains(.write)
      if !isOnlyWritten && !isLabel || hasInvariant {
        addSupplies(signature.supplies, to: &unit)
      }
      if !roles.contains(.read) || hasInvariant {
        sinks += addDemands(signature.mentions, by: symbol, place, &unit)
      }
    } else {
      addSupplies(signature.supplies, to: &unit)
      sinks += addDemands(Set(signature.demands), by: symbol, place, &unit)
    }
    if value.parent >= 0, facts.symbols.base[Int(value.parent)].kind == .extension,
      let constraint = signatures.signature(value.parent)
    {
      // What meets the constraint is the value that the member is called on, no argument.
      unit.looseSinks.formUnion(addDemands(constraint.mentions, by: symbol, place, &unit))
    }
    if value.kind == .constructor, let type = signatures.signature(facts.nominalParent(symbol)) {
      sinks += addDemands(type.mentions, by: symbol, place, &unit)
    }
    return sinks
  }

  private func addSupplies(_ mentions: [Mention], to unit: inout Unit) {
    for mention in mentions {
      switch mention.target {
      case .node(let node): unit.sources.insert(node)
      case .provider(let provider): unit.directSources.insert(provider)
      case .type: break
      }
    }
  }

  func addDemands(
    _ mentions: Set<Mention>, by symbol: Int32, _ place: Unit.Place, _ unit: inout Unit
  ) -> [Unit.Sink] {
    var sinks: [Unit.Sink] = []
    for mention in mentions {
      let demand: Unit.Sink.Demand
      switch mention.target {
      case .node(let node) where catalog.isSlice(node):
        demand = .slice(node)
        if mention.position == .both { unit.invariantSinks.insert(node) }
      case .node, .type: continue
      case .provider(let provider): demand = .provider(provider)
      }
      let sink = Unit.Sink(demand: demand, by: symbol)
      sinks.append(sink)
      if let known = unit.sinks[sink], known <= place { continue }
      unit.sinks[sink] = place
    }
    return sinks
  }
}
