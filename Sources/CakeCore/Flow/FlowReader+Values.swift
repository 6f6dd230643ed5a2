/// Which values demands are made of, once a declaration's own text has been followed.
extension FlowReader {
  /// Demands of one declaration whose values are known later.
  struct OpenDemand {
    enum Source {
      /// A local name, by its token.
      case local(Int)
      /// What is handed to a callee, or assigned to a property.
      case arguments(of: Int32, occurrence: Int, Part = .all, as: Node? = nil)
      /// What a subscript takes, by where the name of its element ends.
      case assigned(Int)
      /// What a function gives to closures that it takes, as this slice or root.
      case closures(Node)
      /// What a declaration gives back.
      case result
      /// What it puts into a parameter that holds such a value, or gives back in something.
      case content(Node)
      /// What gets a type that is written in a body, by its occurrence.
      case type(Int)
      /// What a parameter is by default.
      case value(Range<Int>)
    }

    /// Which of the values count that a call is given, and what comes out of it in turn.
    enum Part { case all, first, later }

    var demands: Range<Int>
    var source: Source
  }

  func leaveOpen(
    _ demands: Range<Int>, _ source: OpenDemand.Source, _ place: Unit.Place, of owner: Int32
  ) {
    guard !demands.isEmpty else { return }
    open[owner, default: [:]][place.file, default: []].append(
      OpenDemand(demands: demands, source: source))
  }

  /// Says on what some demands are made, or leaves it open.
  func settle(
    _ demands: Range<Int>, on receiver: Receiver, _ place: Unit.Place, of owner: Int32,
    _ unit: Unit
  ) {
    switch receiver {
    case .known(let nodes):
      for index in demands { unit.demands[index].origin = .these(nodes) }
      receivers[place] = nodes
    case .joint(let nodes):
      for index in demands { unit.demands[index].origin = .joint(nodes) }
      receivers[place] = nodes
    case .hidden: for index in demands { unit.demands[index].origin = hiddenOrigin(owner) }
    case .local(let name): leaveOpen(demands, .local(name), place, of: owner)
    case .group(let range): leaveOpen(demands, .value(range), place, of: owner)
    case .unknown: break
    }
  }

  /// A value whose type names none, or is a parameter that something around constrains.
  func hiddenOrigin(_ owner: Int32) -> Origin {
    let file = owner >= 0 ? Int(facts.symbols.base[Int(owner)].definitionFile) : Int(-2 - owner)
    var found = laundered.filter { catalog.visibleModules.reach($0, from: file) }
    var symbol = owner
    while symbol >= 0 {
      for part in Set([symbol, facts.extendedOrSelf(symbol)]) where part >= 0 {
        let mentions = signatures.signature(part)?.mentions ?? []
        found.formUnion(
          nodes(mentions.filter { $0.position == .constraint || $0.position == .held }))
      }
      let extended = facts.extendedOrSelf(symbol)
      symbol = facts.symbols.base[Int(extended >= 0 ? extended : symbol)].parent
    }
    return found.isEmpty ? .unknown : .these(found)
  }

  /// Settles what was left open in one file, once the declaration's text there has been followed.
  func settle(_ symbol: Int32, in file: Int, _ scan: EscapeScan) {
    guard let found = open[symbol]?[file] else { return }
    let unit = units[symbol]!
    let parts = found.flatMap { split($0, of: unit) }
    for open in parts {
      scan.isAmongSeveral = open.demands.contains {
        isAmongSeveral(unit.demands[$0], open.source, in: file)
      }
      let origin = origin(of: open, symbol, in: file, scan, typed: unit.typed)
      for index in open.demands {
        unit.demands[index].origin = origin
        // What a declaration's own type holds is handed on only where something is put in.
        if case .content = open.source, case .unknown = origin {
          unit.demands[index].isInvariant = false
        }
      }
      if case .local = open.source, let nodes = origin.nodes, !nodes.isEmpty,
        let first = open.demands.first
      {
        receivers[unit.demands[first].place] = nodes
      }
    }
  }

  /// What a call must hand over, each by itself, as each parameter takes slices of its own. What only the
  /// result names no argument becomes.
  private func split(_ open: OpenDemand, of unit: Unit) -> [OpenDemand] {
    guard case .arguments(let callee, let occurrence, let part, _) = open.source,
      open.demands.count > 1, let signature = signatures.signature(callee), !isConstrained(callee),
      // What goes to the function that comes out of a call is told apart by the parts.
      signature.resultParameters.isEmpty || facts.symbols.base[Int(callee)].isPlainProperty
    else { return [open] }
    let nodes = open.demands.compactMap { node(of: unit.demands[$0].wanted) }
    // What is in nothing that is taken is in the result, as far as all is written that is taken.
    let taken = signature.parameters.values.reduce(into: Set<Node>()) { $0.formUnion($1) }
    guard nodes.count == open.demands.count,
      taken.isSuperset(of: nodes) || declarations.text(of: callee) != nil
    else { return [open] }
    return zip(open.demands, nodes).map { index, node in
      OpenDemand(
        demands: index..<index + 1,
        source: .arguments(of: callee, occurrence: occurrence, part, as: node))
    }
  }

  func node(of wanted: Unit.Demand.Wanted) -> Node? {
    switch wanted {
    case .slice(let node): node
    case .provider(let provider): catalog.node(provider: provider)
    case .member, .named: nil
    }
  }

  private func origin(
    of open: OpenDemand, _ symbol: Int32, in file: Int, _ scan: EscapeScan,
    typed: Set<Node>
  ) -> Origin {
    switch open.source {
    case .local(let name): return value(at: name, by: symbol, in: file, scan, typed)
    case .arguments(let callee, let occurrence, let part, let node):
      return handed(to: callee, occurrence, part, as: node, by: symbol, in: file, scan, typed)
    case .assigned(let end):
      return put(intoSubscriptAt: end, by: symbol, in: file, scan, typed)
    case .closures(let node):
      guard file == Int(facts.symbols.base[Int(symbol)].definitionFile) else { return .unknown }
      return handedToClosures(of: symbol, node, in: file, scan, typed)
    case .result:
      guard file == Int(facts.symbols.base[Int(symbol)].definitionFile) else { return .unknown }
      return returned(in: scan.body, by: symbol, file, scan, typed)
    case .content(let node):
      guard file == Int(facts.symbols.base[Int(symbol)].definitionFile) else { return .unknown }
      return content(of: node, by: symbol, in: file, scan, typed)
    case .type(let occurrence): return converted(to: occurrence, symbol, in: file, scan, typed)
    case .value(let range): return value(of: range, by: symbol, in: file, scan, typed)
    }
  }

  /// What is converted by `value as any Slice`, `let name: any Slice = value`, or by handing it to
  /// a local function or closure that takes the type.
  private func converted(
    to occurrence: Int, _ owner: Int32, in file: Int, _ scan: EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    let type = facts.files[file].record.occurrences.base[occurrence]
    guard let token = source.token(at: type) else {
      return .unknown
    }
    let (start, end) = source.wholeType(around: token)
    // The root of a key path is no value.
    if source.matches(start - 1, "\\") { return .nobody }
    if let put = putIn(whereGiven: token, by: owner, in: file, scan, typed) { return put }
    if let values = given(toStaticFunctionOfTypeAt: token, in: file) {
      return union(of: values, by: owner, in: file, scan, typed)
    }
    if source.matches(start - 1, "as"), let first = source.chain(endingAt: start - 2) {
      return value(of: first..<start - 1, by: owner, in: file, scan, typed)
    }
    if let name = scan.closureName(typedAround: token + 1) {
      return given(to: name, by: owner, in: file, scan, typed)
    }
    if let name = source.function(takingTypeAt: start), scan.body.contains(name) {
      return given(toFunction: name, typeAt: token, by: owner, in: file, scan, typed)
    }
    if source.matches(start - 1, "->") {
      return given(backAs: start, end, by: owner, in: file, scan, typed)
    }
    let whole = source.outermostType(around: token)
    guard source.matches(whole.start - 1, ":"), source.isBinding(whole.start - 3) else {
      return .unknown
    }
    if let values = scan.assigned(to: whole.start - 2, typedTo: whole.end) {
      return union(of: values, by: owner, in: file, scan, typed)
    }
    joinInitialValue(typedAs: whole, around: token, by: owner, in: file, scan, typed)
    return .unknown
  }

  /// `let job: any Job<any JobServices> = Report()`: whatever else is put in, that fits.
  private func joinInitialValue(
    typedAs type: (start: Int, end: Int), around token: Int, by owner: Int32, in file: Int,
    _ scan: EscapeScan, _ typed: Set<Node>
  ) {
    let source = facts.source(file)
    guard source.matches(type.end, "="), source.isInvariant(token) else { return }
    let value = type.end + 1..<source.expressionEnd(from: type.end + 1)
    let nodes = self.value(of: value, by: owner, in: file, scan, typed).nodes ?? []
    guard !nodes.isEmpty else { return }
    let named = scan.typeNodes(in: token..<token + 1)
    let place = Unit.Place(file: file, occurrence: -1, token: token)
    joins.append((owner, place, nodes.union(named).filter(catalog.isSlice)))
  }

  /// What is handed to a callee or property, as one of what the callee takes or as any.
  private func handed(
    to callee: Int32, _ occurrence: Int, _ part: OpenDemand.Part, as node: Node?, by owner: Int32,
    in file: Int, _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    let occurrence = facts.files[file].record.occurrences.base[occurrence]
    guard let token = source.token(at: occurrence)
    else { return .unknown }
    let value = facts.symbols.base[Int(callee)]
    if value.isPlainProperty {
      return put(
        into: callee, at: token, occurrence.roles, as: node, by: owner, in: file, scan, typed)
    }
    if facts.symbols.base[Int(callee)].kind == .enumCase, scan.isPattern(token) {
      return carriesFunctions(callee) ? .unknown : .nobody
    }
    if let elements = elements(handedTo: token, by: owner, in: file, scan, typed) {
      return elements
    }
    if source[token].kind == .operator {
      return operands(of: callee, at: token, by: owner, in: file, scan, typed)
    }
    // A value that is called, `load(dependencies)`, has its `callAsFunction` at the bracket.
    let open = source.matchesAny(token, "(", "[") ? token : token + 1
    guard source.matches(open, "(") || open == token, let close = source.partner(of: open) else {
      return handedLater(to: callee, namedAt: token, by: owner, in: file, scan, typed)
    }
    let signature = signatures.signature(callee)
    if source.matches(close + 1, "{"), signature?.closureResults.isEmpty == false {
      return .unknown
    }
    if isUnbound(callee, namedAt: token, in: file) {
      // `Detail.load(Detail())(dependencies)`
      guard source.matches(close + 1, "("), let last = source.partner(of: close + 1),
        !source.matchesAny(last + 1, "(", "{"), let signature, !isConstrained(callee)
      else { return .unknown }
      let values = arguments(of: callee, signature.labels, in: close + 1, last, source)
      return union(of: values, by: owner, in: file, scan, typed)
    }
    if source.matches(close + 1, "("), !source[close + 1].spaceBefore {
      return handedInTurn(to: callee, open, part, by: owner, in: file, scan, typed)
    }
    var later: [Range<Int>] = []
    if part != .first, signature?.resultParameters.isEmpty == false {
      // A function comes out that takes such values: whoever calls that hands them over.
      guard
        let found = handedLater(
          toResultOf: callee, calledAt: token, endingAt: close, source, scan)
      else { return .unknown }
      later = found
      if part == .later {
        return found.isEmpty ? .nobody : union(of: found, by: owner, in: file, scan, typed)
      }
    }
    if close == open + 1, later.isEmpty, !isConstrained(callee) { return .nobody }
    let labels = signature?.labels ?? []
    guard !labels.isEmpty || !later.isEmpty else { return .unknown }
    let values = later + arguments(of: callee, labels, as: node, in: open, close, source)
    // Where nothing is handed over, what a parameter is by default is asked of the callee.
    let isKnown =
      declarations.text(of: callee) != nil || facts.symbols.base[Int(callee)].isImplicit
    if values.isEmpty, isKnown { return .nobody }
    return union(of: values, by: owner, in: file, scan, typed)
  }

  /// What a function gives to closures that it takes.
  private func handedToClosures(
    of symbol: Int32, _ node: Node, in file: Int, _ scan: EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    let closures = signatures.signature(symbol)!.closureNames.filter {
      $0.value.contains { $0.contains(node) }
    }
    var values: [Range<Int>] = []
    for (name, positions) in closures {
      for token in scan.places(of: name) where !source.matches(token - 1, ".") {
        guard !scan.isSite(token), source.matches(token + 1, "("),
          let close = source.partner(of: token + 1)
        else { return .unknown }
        for (number, argument) in source.arguments(in: token + 1, close).enumerated()
        where number >= positions.count || positions[number].contains(node) {
          values.append(argument)
        }
      }
    }
    return union(of: values, by: symbol, in: file, scan, typed)
  }
}
