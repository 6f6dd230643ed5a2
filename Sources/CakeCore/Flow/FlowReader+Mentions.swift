/// What types that bodies name bring in and ask for.
extension FlowReader {
  /// Adds what a type that is named in a body brings, and what it asks for.
  func add(_ mention: Signatures.BodyMention) {
    var owner = mention.owner
    while owner >= 0, facts.symbols.base[Int(owner)].kind == .parameter {
      owner = facts.symbols.base[Int(owner)].parent
    }
    let unit = entry(owner)
    unit.hasBody = true
    let place = Unit.Place(file: mention.use.file, occurrence: mention.use.occurrence)
    let nodes = catalog.nodes(of: mention.targets)
    unit.sources.formUnion(nodes)
    if !isAnnotation(mention.use) {
      unit.typed.formUnion(nodes.filter { catalog.isSlice($0) || catalog.root(of: $0) != nil })
    }
    let start = unit.demands.count
    let isInvariant = signatures.isInvariant(mention.use)
    for target in mention.targets {
      switch target {
      case .node(let node) where catalog.isSlice(node):
        unit.demands.append(
          .init(wanted: .slice(node), by: owner, place: place, isInvariant: isInvariant))
        if signatures.isMetatype(mention.use), !signatures.saysWhatComesOut(mention.use) {
          unit.escapes[node, default: []].append(.init(place: place, destination: .metatype))
        }
      case .node: continue
      case .provider(let provider):
        if isConformance(mention.use) { continue }
        unit.demands.append(.init(wanted: .named(provider), by: owner, place: place))
      case .type(let type):
        let occurrence = facts.files[place.file].record.occurrences.base[place.occurrence]
        if isMade(occurrence, in: place.file) || isOwn(type, occurrence, in: place.file, by: owner)
        {
          continue
        }
        addDemands(ofType: type, place, unit)
        if let given = typeArguments(of: occurrence, in: place.file, by: owner) {
          for index in start..<unit.demands.count { unit.demands[index].origin = given }
          return
        }
      }
    }
    leaveOpen(start..<unit.demands.count, .type(mention.use.occurrence), place, of: owner)
  }

  /// Whether a type is named to make one of it by an initialiser that the program declares: that
  /// is asked what it takes.
  func isMade(_ occurrence: RecordFacts.Occurrence, in file: Int) -> Bool {
    let source = facts.source(file)
    guard let token = source.token(at: occurrence),
      source.matches(token + 1, "("), !source[token + 1].spaceBefore
    else { return false }
    return facts.symbols(at: token, in: file).contains { symbol in
      facts.symbols.base[Int(symbol)].kind == .constructor
        && signatures.signature(symbol)?.labels.isEmpty == false
    }
  }

  /// Whether a type is named by `Self` or to extend it: it has been given what it asks for.
  func isOwn(
    _ type: Int32, _ occurrence: RecordFacts.Occurrence, in file: Int, by owner: Int32
  ) -> Bool {
    guard let token = token(of: occurrence, in: file) else { return false }
    return facts.source(file).matches(token, "Self")
      || owner >= 0 && isExtended(type, by: owner)
        && declarations.text(of: owner)?.nameToken == token
  }

  /// Whether a type in a body says what a name has, which goes with that name's value.
  private func isAnnotation(_ use: Signatures.Use) -> Bool {
    let source = facts.source(use.file)
    guard let token = facts.token(of: use.occurrence, in: use.file) else { return false }
    let (start, end) = source.wholeType(around: token)
    return source.matches(start - 1, ":") && !source.matches(end, "->")
      && !(source.enclosing(start - 1).map { source.matches($0, "[") } ?? false)
  }

  /// Whether a local type says that it conforms to what is named: of nobody's value that asks nothing.
  ///
  /// Of other types the index knows; those inside bodies it leaves out.
  private func isConformance(_ use: Signatures.Use) -> Bool {
    let source = facts.source(use.file)
    guard let token = facts.token(of: use.occurrence, in: use.file),
      let type = (source.statementStart(token)..<token).last(where: source.opensType),
      let clause = source.inheritanceClause(ofTypeAt: type + 1)
    else { return false }
    return clause.contains(token) && !source.isInAngles(token, after: clause.lowerBound)
  }
}
