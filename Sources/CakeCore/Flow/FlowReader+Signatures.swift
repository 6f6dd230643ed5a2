/// What signatures let the code behind them reach.
extension FlowReader {
  /// What a declaration's own signature, and the types around it, let its body reach.
  func addOwnSignature(_ symbol: Int32) {
    guard symbol >= 0 else { return }
    var unit = units[symbol]!
    let definition = facts.symbols.base[Int(symbol)]
    let place = Unit.Place(
      file: Int(definition.definitionFile), occurrence: Int(definition.definitionOccurrence))
    for mention in signatures.signature(symbol)?.mentions ?? [] {
      addOwn(mention, of: symbol, place, &unit)
    }
    var parent = definition.parent
    while parent >= 0 {
      addSurroundings(parent, to: &unit)
      let extended = facts.extendedOrSelf(parent)
      if extended != parent, extended >= 0 { addSurroundings(extended, to: &unit) }
      parent = extended >= 0 ? facts.symbols.base[Int(extended)].parent : -1
    }
    if definition.kind == .extension || definition.kind.isNominal {
      addSurroundings(symbol, to: &unit)
      addSurroundings(facts.extendedOrSelf(symbol), to: &unit)
    }
    units[symbol] = unit
  }

  func addOwn(
    _ mention: Mention, of symbol: Int32, _ place: Unit.Place, _ unit: inout Unit
  ) {
    let comesIn = mention.position != .result
    let goesOut = mention.position == .result || mention.position == .both
    switch mention.target {
    case .node(let node):
      if comesIn { unit.sources.insert(node) }
      if goesOut, unit.hasBody, catalog.isSlice(node) {
        let sink = Unit.Sink(demand: .slice(node), by: symbol)
        if signatures.signature(symbol)?.isOnlyHandedToClosures(mention) == true {
          unit.sinks[sink] = place
          closureSinks[symbol, default: []].append(sink)
        } else {
          unit.addLoose(sink, at: place)
        }
      }
    case .provider(let provider):
      unit.directSources.insert(provider)
      if goesOut, unit.hasBody {
        unit.addLoose(Unit.Sink(demand: .provider(provider), by: symbol), at: place)
      }
    case .type(let type):
      unit.looseSinks.formUnion(
        addDemands(signatures.signature(type)?.mentions ?? [], by: type, place, &unit))
    }
  }

  func addSurroundings(_ symbol: Int32, to unit: inout Unit) {
    guard symbol >= 0 else { return }
    for mention in signatures.signature(symbol)?.mentions ?? [] {
      switch mention.target {
      case .node(let node): unit.sources.insert(node)
      case .provider(let provider): unit.directSources.insert(provider)
      case .type: break
      }
    }
    if let slice = catalog.sliceOf[symbol] { unit.sources.insert(catalog.node(slice: slice)) }
    if let root = catalog.rootOf[symbol] { unit.sources.insert(catalog.node(root: root)) }
    for provider in catalog.providersWithProtocol[symbol] ?? [] {
      unit.directSources.insert(provider)
    }
  }
}
