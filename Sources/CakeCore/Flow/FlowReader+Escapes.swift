/// Where whole dependencies go, declaration by declaration.
extension FlowReader {
  /// Remembers where a value with dependencies comes from, for the look at where it goes.
  func note(
    _ symbol: Int32, _ occurrence: RecordFacts.Occurrence, _ owner: Int32, _ file: Int
  ) {
    guard facts.files[file].isOwn, !occurrence.roles.contains(.implicit),
      let signature = signatures.signature(symbol),
      // The property that is wrapped gives it.
      !signatures.isWrapped(occurrence, in: file)
    else { return }
    let value = facts.symbols.base[Int(symbol)]
    if value.kind.isFunction { noteFunction(symbol, signature, occurrence, owner, file) }
    if value.isPlainProperty, occurrence.roles.contains(.write) { return }
    let supplied = value.isPlainProperty || !value.kind.isProperty ? signature.supplies : []
    let isCall = value.kind.isFunction || value.kind == .enumCase
    let results = supplied.filter { mention in
      switch mention.position {
      case .both: !isCall
      case .constraint: !value.kind.isFunction || signature.resultHasConstraint
      case .result, .parameter, .held: true
      }
    }
    let handed = signature.mentions.filter { $0.position == .both }
    guard !results.isEmpty || !handed.isEmpty else { return }
    guard let token = token(of: occurrence, in: file),
      // A key path says where another value is put.
      signatures.value(putByKeyPathEndingAt: token, in: file) == nil
    else { return }
    members[owner, default: [:]][file, default: []].append(
      .init(
        token: token, supplied: nodes(results), handedToClosures: isCall ? nodes(handed) : [],
        isCall: isCall, signature: signature))
  }

  /// Remembers functions that are named without being called, by what they are named in.
  private func noteFunction(
    _ symbol: Int32, _ signature: Signature, _ occurrence: RecordFacts.Occurrence, _ owner: Int32,
    _ file: Int
  ) {
    let source = facts.source(file)
    guard let token = source.token(at: occurrence),
      source.isIdentifier(token), !source.isCalled(token)
    else { return }
    var group = FunctionGroup(owner: owner, file: file)
    if let open = source.argumentList(ofWholeArgument: source.chainStart(token)),
      !isAdded(to: open, in: file)
    {
      group.list = open
    }
    functions[group, default: [:]][symbol] = (token, nodes(signature.mentions))
  }

  /// Whether arguments go to a method from elsewhere that may keep them: `handlers.append(open)`.
  private func isAdded(to open: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    return source.matches(open - 2, ".") && !EscapeScan.isElementwise(source.name(at: open - 1))
      && !facts.symbols(at: open - 1, in: file).contains(where: facts.isDefined)
  }

  func joinFunctions() {
    let groups = functions.filter { $1.count > 1 }.map { group, functions in
      (group, first: functions.values.map(\.token).min()!, functions.values.map(\.nodes))
    }.sorted { one, other in (one.0.file, one.first) < (other.0.file, other.first) }
    for (group, first, nodes) in groups {
      let place = Unit.Place(file: group.file, occurrence: -1, token: first)
      joins.append((group.owner, place, nodes.reduce(into: []) { $0.formUnion($1) }))
    }
  }

  func nodes(_ mentions: some Sequence<Mention>) -> Set<Node> {
    catalog.nodes(of: mentions.map(\.target))
  }

  func scanEscapes(of symbol: Int32) {
    let unit = units[symbol]!
    guard
      unit.sources.contains(where: catalog.isSlice) || open[symbol] != nil
        || !unit.conversions.isEmpty
    else { return }
    // All are followed, to tell them apart; only slices lose anything where no type is known.
    for file in files(of: symbol) where hasCode(of: symbol, in: file) {
      let scan = scan(symbol, in: file, following: { _ in true }, holding: catalog.isSlice)
      settle(symbol, in: scan.file, scan)
      settleConversions(of: symbol, in: scan.file, scan)
      for (token, nodes) in scan.joined() {
        joins.append((symbol, .init(file: scan.file, occurrence: -1, token: token), nodes))
      }
      units[symbol]!.extended.formUnion(scan.extended.filter(catalog.isSlice))
      for (callee, nodes) in scan.conversions {
        let found = facts.occurrences(at: callee, in: scan.file)
        units[symbol]!.conversions.append(
          .init(
            given: nodes, by: facts.symbols(at: callee, in: scan.file).first ?? symbol,
            place: .init(file: scan.file, occurrence: found.first ?? -1, token: callee)))
      }
      for (node, escapes) in scan.escapes where catalog.isSlice(node) {
        // What keeps a need is told by the first.
        let found = escapes.sorted { $0.token < $1.token }.map { escape in
          let found = facts.occurrences(at: escape.token, in: scan.file)
          return Unit.Escape(
            place: .init(file: scan.file, occurrence: found.first ?? -1, token: escape.token),
            destination: escape.destination)
        }
        units[symbol]!.escapes[node] = found + (units[symbol]!.escapes[node] ?? [])
      }
    }
  }

  /// Whether a file has anything of a declaration but a signature: nothing leaves by that.
  private func hasCode(of symbol: Int32, in file: Int) -> Bool {
    if members[symbol]?[file] != nil || open[symbol]?[file] != nil { return true }
    guard symbol >= 0 else { return true }
    return file == home(of: symbol) && declarations.text(of: symbol)?.body.isEmpty == false
  }

  /// Looks where values of some slices or roots go in a declaration, in each file that has part of
  /// it; `extra` are values that no signature tells of, by file.
  func scans(
    of symbol: Int32, following isFollowed: @escaping (Node) -> Bool,
    extra: [Int: [EscapeScan.Member]] = [:]
  ) -> [EscapeScan] {
    files(of: symbol, or: extra.keys).map { file in
      scan(symbol, in: file, following: isFollowed, holding: isFollowed, extra[file] ?? [])
    }
  }

  private func home(of symbol: Int32) -> Int {
    symbol >= 0 ? Int(facts.symbols.base[Int(symbol)].definitionFile) : Int(-2 - symbol)
  }

  /// The files of its own that have part of a declaration.
  private func files(of symbol: Int32, or others: some Sequence<Int> = []) -> [Int] {
    var files = [home(of: symbol)]
    for file in members[symbol, default: [:]].keys where !files.contains(file) {
      files.append(file)
    }
    for file in others where !files.contains(file) { files.append(file) }
    return files.filter { $0 >= 0 && facts.files[$0].isOwn }.sorted()
  }

  private func scan(
    _ symbol: Int32, in file: Int, following isFollowed: @escaping (Node) -> Bool,
    holding isHeld: @escaping (Node) -> Bool, _ extra: [EscapeScan.Member] = []
  ) -> EscapeScan {
    let text = symbol >= 0 && file == home(of: symbol) ? declarations.text(of: symbol) : nil
    let body = text?.body ?? (symbol < 0 ? 0..<facts.source(file).count : 0..<0)
    let scan = EscapeScan(
      (catalog, signatures), file: file, owner: symbol, body: body,
      without: symbol < 0 ? declarations.ranges(in: file) : [], following: isFollowed,
      holding: isHeld)
    scan.askedByAncestors = askedByAncestors[file] ?? [:]
    scan.namedByMembers = { self.namedByMembers[$0] ?? [] }
    if let text { scan.result = text.result }
    if let text, text.result.upperBound + 1 == body.lowerBound {
      scan.bindClosure(after: text.result)
      if scan.source.matches(text.result.upperBound, "{") {
        for value in scan.source.results(of: body) ?? [] {
          scan.bindClosures(in: value.lowerBound, typedAs: text.result, in: file)
        }
      }
    }
    scan.run(
      parameters: file == home(of: symbol) && symbol >= 0 ? parameters(of: symbol) : [:],
      members: members[symbol, default: [:]][file, default: []] + extra)
    return scan
  }

  /// What the names hold that a declaration's own code begins with.
  private func parameters(of symbol: Int32) -> [String: Set<Node>] {
    var parameters = signatures.all[symbol]?.parameters ?? [:]
    let parent = facts.nominalParent(symbol)
    if parent >= 0, let slice = catalog.sliceOf[parent] {
      parameters["self"] = [catalog.node(slice: slice)]
    }
    for (name, nodes) in accessorParameters(of: symbol) { parameters[name] = nodes }
    return parameters
  }

  /// What a property's or subscript's accessors are given: `newValue`, `didSet(previous)`.
  func accessorParameters(of symbol: Int32) -> [String: Set<Node>] {
    guard symbol >= 0, facts.symbols.base[Int(symbol)].kind.isProperty,
      let mentions = signatures.signature(symbol)?.mentions,
      let text = declarations.text(of: symbol)
    else { return [:] }
    let results = nodes(mentions.filter { $0.position == .result })
    if results.isEmpty { return [:] }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    let source = facts.source(file)
    var found: [String: Set<Node>] = [:]
    for word in text.body where source.takesNewValue(word) {
      if source.matches(word - 1, ".") { continue }
      if source.matches(word + 1, "{") {
        found[source.matches(word, "didSet") ? "oldValue" : "newValue"] = results
      } else if source.matches(word + 1, "("), source.matches(word + 3, ")"),
        source.matches(word + 4, "{")
      {
        found[source.name(at: word + 2)] = results
      }
    }
    return found
  }
}

/// What functions that are named without being called have in common: `[open, close]`.
struct FunctionGroup: Hashable {
  var owner: Int32
  var file: Int
  /// The parenthesis of the arguments that they stand among; nil where something else joins them.
  var list: Int?
}

extension SourceText {
  /// The parenthesis of the list in which an argument begins.
  fileprivate func argumentList(ofWholeArgument start: Int) -> Int? {
    let isLabelled =
      matches(start - 1, ":") && isIdentifier(start - 2) && matchesAny(start - 3, "(", ",")
    guard isLabelled || matchesAny(start - 1, "(", ","), let open = enclosing(start),
      matches(open, "(")
    else { return nil }
    return open
  }

  /// Whether arguments follow a function's name, rather than nothing or labels: `open(_:)`.
  fileprivate func isCalled(_ name: Int) -> Bool {
    if matches(name + 1, "("), !self[name + 1].spaceBefore, let close = partner(of: name + 1) {
      return close == name + 2 || !matches(close - 1, ":")
    }
    return matches(name + 1, "{")
  }
}
