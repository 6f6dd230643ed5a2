/// What the type parameters are inferred to be that values are cast to.
extension Couplings {
  /// `let needs: (any Needs)? = find(all)`, where `find` casts to its parameter, looks for whatever has
  /// all of `Needs`: with a need fewer it may find something else. `find(all, Health.self)` doesn't.
  func keepInferredTargets() {
    let slices = Dictionary(
      grouping: catalog.slices.indices.map(catalog.node(slice:)), by: catalog.needs(of:))
    let named = NamedTypes(flow)
    for reference in catalog.references(to: casting.declarations)
    where !plain.areGivenPlainTypes(at: reference) {
      guard let token = facts.token(of: reference) else { continue }
      let place = Unit.Place(file: reference.file, occurrence: reference.index)
      let nodes =
        written(for: reference, at: token) ?? nodes(around: token, in: reference.file)
      for node in nodes.sorted() where catalog.isSlice(node) && named.contains(node) {
        // A function that takes one of them takes any that is the same type.
        for same in slices[catalog.needs(of: node)] ?? [] {
          for provider in catalog.needs(of: node).sorted() {
            keep(same, provider, .castTarget(place))
          }
        }
      }
    }
  }

  /// What casts to a parameter of its own, or hands one on to such.
  func declarationsThatCast() -> ParameterUses.Found {
    // What is a member of a parameter is as its type says: `as? Key.Value`.
    let direct = openCasts.map(\.parameter).filter { cast in
      guard let token = cast.token else { return false }
      let source = facts.source(cast.file)
      return !source.matches(token - 1, ".") && !source.matches(token + 1, ".")
    }
    return ParameterUses(
      flow, of: { [plain] in !plain.others(of: $0).isEmpty },
      through: { [plain] in !plain.areGivenPlainTypes(at: $0) }
    ).declarations(with: direct)
  }

  /// Whether the type of what a name stands for may become part of what comes out around it: not where a
  /// member of it is read, or text is made of it, or something takes it that is not generic.
  private func isOpen(_ place: Int, around call: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    let isLabel = source.matches(place + 1, ":") && source.matchesAny(place - 1, "(", ",")
    if isLabel, source.labelsArgument(place) { return false }
    if let open = source.enclosing(place), source.isCaptureList(open) { return false }
    var end = place + 1
    while source.matchesAny(end, "?", "!"), !source[end].spaceBefore { end += 1 }
    if source.matches(end, "."), source.isIdentifier(end + 1), !source.matches(end + 1, "self"),
      facts.symbols(at: end + 1, in: file).contains(where: facts.isDefined)
    {
      return false
    }
    if source[place].interpolation > source[call].interpolation { return false }
    var inner = place
    while let open = source.enclosing(inner), open > call + 1 {
      let callees = facts.symbols(at: open - 1, in: file).filter {
        facts.symbols.base[Int($0)].kind.isFunction
      }
      if source.matches(open, "("), !callees.isEmpty, callees.allSatisfy(isPlain) { return false }
      inner = open
    }
    return true
  }

  /// Whether neither a function nor what it is a member of is generic; what the compiler makes up is as
  /// its type.
  private func isPlain(_ function: Int32) -> Bool {
    let value = facts.symbols.base[Int(function)]
    return flow.signatures.isPlain(value.isImplicit ? facts.nominalParent(function) : function)
  }

  /// What is written for those of a generic type's parameters that are cast to: `ViewModel<any Screen>`.
  private func written(for reference: Reference, at token: Int) -> Set<Node>? {
    let source = facts.source(reference.file)
    guard facts.symbols.base[Int(reference.symbol)].kind.isNominal, source.startsWith(token + 1, 60)
    else { return nil }
    let parameters = flow.signatures.genericParameters(of: reference.symbol)
    let names = casting.names[reference.symbol] ?? Set(parameters)
    let arguments = zip(
      parameters, source.typeArguments(in: token + 1..<source.skipAngles(token + 1)))
    return arguments.filter { names.contains($0.0) }.reduce(into: []) { found, argument in
      let named = catalog.typeReferences(in: argument.1, of: reference.file)
      found.formUnion(
        catalog.nodes(of: named.flatMap { flow.signatures.targets(of: $0.symbol) }))
    }
  }

  /// The slices that the statement around a name writes, or gets to from what it refers to, and those
  /// of what it returns.
  private func nodes(around token: Int, in file: Int) -> Set<Node> {
    let source = facts.source(file)
    var outer = token
    while let bracket = source.enclosing(outer), !source.matches(bracket, "{") { outer = bracket }
    let statement =
      source.statementStart(outer)..<max(token + 1, source.expressionEnd(from: outer))
    // What takes the result says what it is, all else what it may be made of.
    var takers: Set<Int> = []
    var inner = token
    while let open = source.enclosing(inner), statement.contains(open) {
      takers.insert(open - 1)
      inner = open
    }
    let owner = flow.declarations.owner(around: token, in: file)
    var mentions: Set<Mention> = []
    var locals: Set<Node> = []
    for place in statement
    where source.isIdentifier(place) && isOpen(place, around: token, in: file) {
      let symbols = facts.symbols(at: place, in: file)
      if symbols.isEmpty, let owner { locals.formUnion(nodes(ofLocalAt: place, in: file, owner)) }
      for symbol in symbols {
        guard let signature = flow.signatures.signature(symbol) else { continue }
        mentions.formUnion(takers.contains(place) ? signature.mentions : Set(signature.supplies))
      }
    }
    if let owner {
      let own = flow.signatures.signature(owner)?.mentions ?? []
      mentions.formUnion(own.filter { $0.position != .parameter && $0.position != .constraint })
    }
    let written = catalog.typeReferences(in: statement, of: file)
      .flatMap { flow.signatures.targets(of: $0.symbol) }
    return catalog.nodes(of: Set(mentions.map(\.target)).union(written)).union(locals)
  }

  /// The slices of a parameter; of any other local value, those whose values types are inferred from.
  private func nodes(ofLocalAt place: Int, in file: Int, _ owner: Int32) -> Set<Node> {
    let source = facts.source(file)
    guard !source.isKeyword(place), !source.matches(place - 1, "."),
      let text = flow.declarations.text(of: owner)
    else { return [] }
    let name = source.name(at: place)
    guard let parameter = text.parameters.first(where: { $0.name == name }) else {
      return flow.units[owner]?.lost ?? []
    }
    return catalog.nodes(
      of: catalog.typeReferences(in: parameter.type, of: file)
        .flatMap { flow.signatures.targets(of: $0.symbol) })
  }
}
