/// Where whole dependencies go, declaration by declaration.
extension FlowReader {
  /// Remembers where a value with dependencies comes from, for the look at where it goes.
  func note(
    _ symbol: Int32, _ occurrence: RecordFacts.Occurrence, _ owner: Int32, _ file: Int
  ) {
    guard facts.files[file].isOwn, !occurrence.roles.contains(.implicit),
      let signature = signatures.signature(symbol)
    else { return }
    let value = facts.symbols.base[Int(symbol)]
    let isPlainProperty = value.kind.isProperty && value.subkind != Subkind.subscripting
    if isPlainProperty, occurrence.roles.contains(.write) { return }
    let supplied = isPlainProperty || !value.kind.isProperty ? signature.supplies : []
    let isCall = value.kind.isFunction || value.kind == .enumCase
    let results = supplied.filter { !isCall || $0.position != .both }
    let handed = signature.mentions.filter { $0.position == .both }
    guard !results.isEmpty || !handed.isEmpty else { return }
    let source = facts.source(file)
    guard let token = source.token(line: Int(occurrence.line), column: Int(occurrence.column))
    else { return }
    members[owner, default: [:]][file, default: []].append(
      .init(
        token: token, supplied: nodes(results), handedToClosures: isCall ? nodes(handed) : [],
        isCall: isCall, signature: signature))
  }

  func nodes(_ mentions: some Sequence<Mention>) -> Set<Node> {
    Set(
      mentions.compactMap {
        if case .node(let node) = $0.target { return node }
        return nil
      })
  }

  func scanEscapes(of symbol: Int32) {
    let unit = units[symbol]!
    guard unit.sources.contains(where: catalog.isSlice) || openUses[symbol] != nil else { return }
    var parameters = symbol >= 0 ? signatures.signature(symbol)?.parameters ?? [:] : [:]
    if symbol >= 0 {
      let parent = facts.nominalParent(symbol)
      if parent >= 0, let slice = catalog.sliceOf[parent] {
        parameters["self"] = [catalog.node(slice: slice)]
      }
    }
    let home =
      symbol >= 0 ? Int(facts.symbols.base[Int(symbol)].definitionFile) : Int(-2 - symbol)
    for file in Set([home]).union((members[symbol] ?? [:]).keys).sorted() where file >= 0 {
      guard facts.files[file].isOwn else { continue }
      let isHome = file == home && symbol >= 0
      let body =
        isHome
        ? declarations.text(of: symbol)?.body ?? 0..<0
        : symbol < 0 ? 0..<facts.source(file).count : 0..<0
      var scan = EscapeScan((catalog, signatures), file: file, owner: symbol, body: body)
      scan.run(parameters: isHome ? parameters : [:], members: members[symbol]?[file] ?? [])
      settle(symbol, in: file, &scan)
      for (node, token) in scan.escapes {
        let place = facts.source(file)[token]
        let found = facts.occurrences(in: file, line: place.line, column: place.column)
        units[symbol]!.escapes[node] = Unit.Place(
          file: file, occurrence: found.first ?? -1, token: token)
      }
    }
  }
}
