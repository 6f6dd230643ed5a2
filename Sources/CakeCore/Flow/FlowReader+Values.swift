/// Which value a member is read on, and which values are handed to a callee.
extension FlowReader {
  /// A use on a local name, whose value is known when the declaration's text has been followed.
  struct OpenUse {
    var provider: Int
    var place: Unit.Place
    var name: Int
  }

  /// A reference that demands dependencies; which ones it gets is known later, too.
  struct OpenSink {
    var sinks: [Unit.Sink]
    var by: Int32
    var occurrence: Int
  }

  enum Receiver {
    /// The slices and roots of a property's type.
    case known(Set<Node>)
    /// A local name, by its token.
    case local(Int)
    case unknown
  }

  func use(
    _ provider: Int, at place: Unit.Place, on receiver: Receiver, by owner: Int32,
    _ unit: inout Unit
  ) {
    switch receiver {
    case .known(let nodes): use(provider, at: place, on: nodes, &unit)
    case .local(let name):
      openUses[owner, default: [:]][place.file, default: []].append(
        OpenUse(provider: provider, place: place, name: name))
    case .unknown: unit.use(provider, at: place)
    }
  }

  private func use(
    _ provider: Int, at place: Unit.Place, on nodes: Set<Node>?, _ unit: inout Unit
  ) {
    let isProvided = nodes?.contains { catalog.needs(of: $0).contains(provider) } == true
    unit.use(provider, at: place, on: isProvided ? nodes : nil)
    if isProvided { receivers[place] = nodes }
  }

  /// What a member is read on, where that is a name alone.
  func receiver(of occurrence: RecordFacts.Occurrence, in file: Int) -> Receiver {
    let source = facts.source(file)
    guard let token = source.token(line: Int(occurrence.line), column: Int(occurrence.column)),
      source.matches(token - 1, ".")
    else { return .unknown }
    var head = token - 2
    while source.matchesAny(head, "?", "!"), !source[head].spaceBefore { head -= 1 }
    guard source.isIdentifier(head) else { return .unknown }
    return receiver(named: head, in: file)
  }

  private func receiver(named head: Int, in file: Int) -> Receiver {
    let source = facts.source(file)
    let place = source[head]
    for index in facts.occurrences(in: file, line: place.line, column: place.column) {
      let other = facts.files[file].record.occurrences.base[index]
      let symbol = facts.files[file].numbers.base[Int(other.symbol)]
      let kind = facts.symbols.base[Int(symbol)].kind
      if kind == .parameter { continue }
      guard kind.isProperty, let signature = signatures.signature(symbol),
        signature.mentions.allSatisfy({ $0.position == .result })
      else { return .unknown }
      return .known(nodes(signature.mentions))
    }
    return source.matches(head - 1, ".") ? .unknown : .local(head)
  }

  /// Settles what was left open in one file, once the declaration's text there has been followed.
  func settle(_ symbol: Int32, in file: Int, _ scan: inout EscapeScan) {
    var unit = units[symbol]!
    for use in openUses[symbol]?[file] ?? [] {
      let nodes = scan.value(at: use.name)?.union(unit.typed)
      self.use(use.provider, at: use.place, on: nodes, &unit)
    }
    for open in openSinks[symbol]?[file] ?? [] {
      if let nodes = handed(to: open, in: file, &scan) {
        let all = nodes.isEmpty ? [] : nodes.union(unit.typed)
        for sink in open.sinks { unit.exactSinks[sink, default: []].formUnion(all) }
      } else {
        unit.looseSinks.formUnion(open.sinks)
      }
    }
    for sink in closureSinks[symbol] ?? [] {
      guard file == Int(facts.symbols.base[Int(symbol)].definitionFile) else { continue }
      if let nodes = handedToClosures(of: symbol, sink, in: file, &scan) {
        unit.exactSinks[sink, default: []].formUnion(nodes.union(unit.typed))
      } else {
        unit.looseSinks.insert(sink)
      }
    }
    openUses[symbol]?[file] = nil
    openSinks[symbol]?[file] = nil
    units[symbol] = unit
  }

  /// Takes whatever is left open for a use of any source.
  func settleRest() {
    for (symbol, files) in openUses {
      for use in files.values.joined() { units[symbol]!.use(use.provider, at: use.place) }
    }
    for (symbol, files) in openSinks {
      for open in files.values.joined() { units[symbol]!.looseSinks.formUnion(open.sinks) }
    }
  }

  /// The slices and roots of what is handed to a callee or property; nil where it is not certain.
  private func handed(to open: OpenSink, in file: Int, _ scan: inout EscapeScan) -> Set<Node>? {
    let source = facts.source(file)
    let occurrence = facts.files[file].record.occurrences.base[open.occurrence]
    guard let token = source.token(line: Int(occurrence.line), column: Int(occurrence.column))
    else { return nil }
    if facts.symbols.base[Int(open.by)].kind.isProperty {
      guard source.matches(token + 1, "="), occurrence.roles.contains(.write) else { return nil }
      return value(of: token + 2..<source.expressionEnd(from: token + 2), in: file, &scan)
    }
    if facts.symbols.base[Int(open.by)].kind == .enumCase, scan.isPattern(token) { return [] }
    guard let labels = signatures.signature(open.by)?.labels, !labels.isEmpty,
      source.matches(token + 1, "("), let close = source.partner(of: token + 1),
      !source.matches(close + 1, "{")
    else { return nil }
    var nodes: Set<Node> = []
    for argument in source.arguments(in: token + 1, close) {
      let label = source.label(of: argument)
      guard labels.contains(label) else { continue }
      let start = argument.lowerBound + (label == "_" ? 0 : 2)
      guard let value = value(of: start..<argument.upperBound, in: file, &scan) else { return nil }
      nodes.formUnion(value)
    }
    return nodes.isEmpty ? nil : nodes
  }

  /// The slices and roots of what a function gives to closures that it takes.
  private func handedToClosures(
    of symbol: Int32, _ sink: Unit.Sink, in file: Int, _ scan: inout EscapeScan
  ) -> Set<Node>? {
    guard case .slice(let node) = sink.demand else { return nil }
    let source = facts.source(file)
    let closures = signatures.signature(symbol)!.closureNames.filter {
      $0.value.contains { $0.contains(node) }
    }
    var nodes: Set<Node> = []
    for token in scan.body where source.isIdentifier(token) && !source.matches(token - 1, ".") {
      guard let positions = closures[source.name(at: token)] else { continue }
      guard !scan.isSite(token), source.matches(token + 1, "("),
        let close = source.partner(of: token + 1)
      else { return nil }
      for (number, argument) in source.arguments(in: token + 1, close).enumerated()
      where number >= positions.count || positions[number].contains(node) {
        guard let value = value(of: argument, in: file, &scan) else { return nil }
        nodes.formUnion(value)
      }
    }
    return nodes.isEmpty ? nil : nodes
  }

  /// The slices and roots of an expression that is a name, or a property of a chain of names.
  private func value(
    of expression: Range<Int>, in file: Int, _ scan: inout EscapeScan
  ) -> Set<Node>? {
    let source = facts.source(file)
    guard let last = expression.last, expression.count % 2 == 1,
      expression.enumerated().allSatisfy({ offset, token in
        offset % 2 == 0 ? source.isIdentifier(token) : source.matches(token, ".")
      })
    else { return nil }
    switch receiver(named: last, in: file) {
    case .known(let nodes): return nodes.isEmpty ? nil : nodes
    case .local(let name): return expression.count == 1 ? scan.value(at: name) : nil
    case .unknown: return nil
    }
  }
}
