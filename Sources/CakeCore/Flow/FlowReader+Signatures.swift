/// What signatures let the code behind them reach.
extension FlowReader {
  /// What a declaration's own signature, and the types around it, let its body reach.
  func addOwnSignature(_ symbol: Int32) {
    guard symbol >= 0 else { return }
    let unit = units[symbol]!
    let definition = facts.symbols.base[Int(symbol)]
    let place = Unit.Place(
      file: Int(definition.definitionFile), occurrence: Int(definition.definitionOccurrence))
    for mention in signatures.signature(symbol)?.mentions ?? [] {
      addOwn(mention, of: symbol, place, unit)
    }
    for nodes in accessorParameters(of: symbol).values { unit.sources.formUnion(nodes) }
    addDefaults(of: symbol, place, unit)
    var parent = definition.parent
    while parent >= 0 {
      addSurroundings(parent, to: unit)
      let extended = facts.extendedOrSelf(parent)
      if extended != parent, extended >= 0 { addSurroundings(extended, to: unit) }
      parent = extended >= 0 ? facts.symbols.base[Int(extended)].parent : -1
    }
    if definition.kind == .extension || definition.kind.isNominal {
      addSurroundings(symbol, to: unit)
      addSurroundings(facts.extendedOrSelf(symbol), to: unit)
    }
  }

  func addOwn(
    _ mention: Mention, of symbol: Int32, _ place: Unit.Place, _ unit: Unit
  ) {
    let comesIn = mention.position != .result
    let goesOut = mention.position == .result || mention.position == .both
    let own = Set([mention])
    switch mention.target {
    case .node(let node):
      if comesIn { unit.sources.insert(node) }
      guard goesOut, unit.hasBody, !isOnlyConstraint(node, in: symbol) else { return }
      let demands = addDemands(own, by: symbol, place, unit)
      if signatures.signature(symbol)?.isOnlyHandedToClosures(mention) == true {
        // It is converted; what closures change in place they don't only get.
        for index in demands { unit.demands[index].isInvariant = false }
        leaveOpen(demands, .closures(node), place, of: symbol)
      } else if mention.position == .both {
        leaveOpen(demands, .content(node), place, of: symbol)
      } else {
        leaveOpen(demands, .result, place, of: symbol)
      }
    case .provider(let provider):
      unit.sources.insert(catalog.node(provider: provider))
      if goesOut, unit.hasBody { addDemands(own, by: symbol, place, unit) }
    case .type(let type):
      // A type that is not written stands in the value, which is asked by itself.
      let isInferred =
        facts.symbols.base[Int(symbol)].kind.isProperty
        && declarations.text(of: symbol)?.result.isEmpty == true
      if isInferred || isExtended(type, by: symbol) { return }
      let start = unit.demands.count
      addDemands(ofType: type, place, unit)
      guard unit.demands.count > start else { return }
      let given = given(toType: type, bySignatureOf: symbol)
      for index in start..<unit.demands.count { unit.demands[index].origin = given }
    }
  }

  /// What parameters are by default must have what their types ask for.
  private func addDefaults(of symbol: Int32, _ place: Unit.Place, _ unit: Unit) {
    guard let signature = signatures.signature(symbol), !signature.parameters.isEmpty,
      let text = declarations.text(of: symbol)
    else { return }
    let source = facts.source(place.file)
    for parameter in text.parameters where source.matches(parameter.type.upperBound, "=") {
      let start = parameter.type.upperBound + 1
      guard let open = source.enclosing(start), let close = source.partner(of: open),
        let whole = source.arguments(in: open, close).first(where: { $0.contains(start) })
      else { continue }
      for node in (signature.parameters[parameter.name] ?? []).sorted() {
        let provider = catalog.provider(of: node)
        guard catalog.isSlice(node) || provider != nil else { continue }
        unit.demands.append(
          .init(wanted: provider.map { .provider($0) } ?? .slice(node), by: symbol, place: place))
        let last = unit.demands.count
        leaveOpen(last - 1..<last, .value(start..<whole.upperBound), place, of: symbol)
      }
    }
  }

  func addSurroundings(_ symbol: Int32, to unit: Unit) {
    guard symbol >= 0 else { return }
    unit.sources.formUnion(nodes(signatures.signature(symbol)?.mentions ?? []))
    unit.sources.formUnion(nodes(ofSelf: symbol))
  }

  /// What `self` is in a declaration's members: the slice, root or provider that it is.
  func nodes(ofSelf symbol: Int32) -> Set<Node> {
    var nodes = Set((catalog.providersWithProtocol[symbol] ?? []).map(catalog.node(provider:)))
    if let slice = catalog.sliceOf[symbol] { nodes.insert(catalog.node(slice: slice)) }
    if let root = catalog.rootOf[symbol] { nodes.insert(catalog.node(root: root)) }
    return nodes
  }
}
