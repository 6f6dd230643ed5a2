/// Which values demands are made of, once a declaration's own text has been followed.
extension FlowReader {
  /// Demands of one declaration whose values are known later.
  struct OpenDemand {
    enum Source {
      /// A local name, by its token.
      case local(Int)
      /// What is handed to a callee, or assigned to a property.
      case arguments(of: Int32, occurrence: Int)
      /// What a function gives to closures that it takes, as this slice or root.
      case closures(Node)
      /// What a declaration gives back.
      case result
      /// What gets a type that is written in a body, by its occurrence.
      case type(Int)
      /// What a parameter is by default.
      case value(Range<Int>)
    }

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
    _ unit: inout Unit
  ) {
    switch receiver {
    case .known(let nodes):
      for index in demands { unit.demands[index].origin = .these(nodes) }
      receivers[place] = nodes
    case .hidden: for index in demands { unit.demands[index].origin = hiddenOrigin(owner) }
    case .local(let name): leaveOpen(demands, .local(name), place, of: owner)
    case .unknown: break
    }
  }

  /// A value whose type names none, or is a parameter that something around constrains.
  func hiddenOrigin(_ owner: Int32) -> Origin {
    var found = laundered
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
  func settle(_ symbol: Int32, in file: Int, _ scan: inout EscapeScan) {
    var unit = units[symbol]!
    for open in open[symbol]?[file] ?? [] {
      let origin = origin(of: open, symbol, in: file, &scan, typed: unit.typed)
      for index in open.demands { unit.demands[index].origin = origin }
      if case .local = open.source, case .these(let nodes) = origin,
        let first = open.demands.first
      {
        receivers[unit.demands[first].place] = nodes
      }
    }
    units[symbol] = unit
  }

  private func origin(
    of open: OpenDemand, _ symbol: Int32, in file: Int, _ scan: inout EscapeScan,
    typed: Set<Node>
  ) -> Origin {
    switch open.source {
    case .local(let name): return scan.value(at: name, typed).map { .these($0) } ?? .unknown
    case .arguments(let callee, let occurrence):
      return handed(to: callee, occurrence, by: symbol, in: file, &scan, typed)
    case .closures(let node):
      guard file == Int(facts.symbols.base[Int(symbol)].definitionFile) else { return .unknown }
      return handedToClosures(of: symbol, node, in: file, &scan, typed)
    case .result:
      guard file == Int(facts.symbols.base[Int(symbol)].definitionFile) else { return .unknown }
      return returned(by: symbol, in: file, &scan, typed)
    case .type(let occurrence): return converted(to: occurrence, symbol, in: file, &scan, typed)
    case .value(let range): return value(of: range, by: symbol, in: file, &scan, typed)
    }
  }

  /// What is converted by `value as any Slice` or `let name: any Slice = value`.
  private func converted(
    to occurrence: Int, _ owner: Int32, in file: Int, _ scan: inout EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    let type = facts.files[file].record.occurrences.base[occurrence]
    guard var start = source.token(line: Int(type.line), column: Int(type.column)) else {
      return .unknown
    }
    var end = start + 1
    while source.matchesAny(start - 1, "any", "(", ".") || source.matches(start, ".") { start -= 1 }
    while source.matchesAny(end, ")", "?") { end += 1 }
    if source.matches(start - 1, "as"), let first = source.chain(endingAt: start - 2) {
      return value(of: first..<start - 1, by: owner, in: file, &scan, typed)
    }
    if let name = scan.closureName(typedAround: start) {
      return given(to: name, by: owner, in: file, &scan, typed)
    }
    guard source.matches(start - 1, ":"), source.matches(end, "="),
      source.matchesAny(start - 3, "let", "var")
    else { return .unknown }
    let value = end + 1..<source.expressionEnd(from: end + 1)
    return self.value(of: value, by: owner, in: file, &scan, typed)
  }

  /// What is handed to a callee or property.
  private func handed(
    to callee: Int32, _ occurrence: Int, by owner: Int32, in file: Int, _ scan: inout EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    let occurrence = facts.files[file].record.occurrences.base[occurrence]
    guard let token = source.token(line: Int(occurrence.line), column: Int(occurrence.column))
    else { return .unknown }
    if facts.symbols.base[Int(callee)].kind.isProperty {
      if source.matches(token + 1, ":"), let open = source.enclosing(token),
        let close = source.partner(of: open),
        let argument = source.arguments(in: open, close).first(where: { $0.contains(token) })
      {
        // The label of a memberwise initialiser's argument.
        return value(of: token + 2..<argument.upperBound, by: owner, in: file, &scan, typed)
      }
      guard source.matches(token + 1, "="), occurrence.roles.contains(.write) else {
        // As an argument it is handed on as it is; whoever takes it asks, or it has escaped.
        let isArgument =
          source.matchesAny(token + 1, ",", ")") && !occurrence.roles.contains(.write)
          && source.enclosing(token).map { open in
            source.matches(open, "(") && source.isIdentifier(open - 1)
              && !source.isKeyword(open - 1) && !source[open].spaceBefore
          } == true
        return isArgument ? .nobody : .unknown
      }
      let value = token + 2..<source.expressionEnd(from: token + 2)
      return self.value(of: value, by: owner, in: file, &scan, typed)
    }
    if facts.symbols.base[Int(callee)].kind == .enumCase, scan.isPattern(token) { return .nobody }
    guard let labels = signatures.signature(callee)?.labels, !labels.isEmpty,
      source.matches(token + 1, "("), let close = source.partner(of: token + 1),
      !source.matches(close + 1, "{")
    else { return .unknown }
    let arguments = source.arguments(in: token + 1, close).map {
      (label: source.label(of: $0), whole: $0)
    }
    let values =
      matched(arguments.map(\.label), callee).map { $0.map { arguments[$0] } }
      ?? arguments.filter { labels.contains($0.label) }
    // Where nothing is handed over, what a parameter is by default is asked of the callee.
    if values.isEmpty, declarations.text(of: callee) != nil { return .nobody }
    let ranges = values.map { label, whole in
      whole.lowerBound + (label == "_" ? 0 : 2)..<whole.upperBound
    }
    return union(of: ranges, by: owner, in: file, &scan, typed)
  }

  /// What a local closure is called with.
  private func given(
    to name: Int, by owner: Int32, in file: Int, _ scan: inout EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    var values: [Range<Int>] = []
    for token in scan.places(of: source.name(at: name)) where token != name {
      guard !scan.isSite(token), source.matches(token + 1, "("), !source.matches(token - 1, "."),
        let close = source.partner(of: token + 1)
      else { return .unknown }
      values += source.arguments(in: token + 1, close)
    }
    return union(of: values, by: owner, in: file, &scan, typed)
  }

  /// Which of some arguments go to parameters with dependencies; nil where the text doesn't tell.
  private func matched(_ labels: [String], _ callee: Int32) -> [Int]? {
    guard let text = declarations.text(of: callee), !text.parameters.isEmpty,
      let signature = signatures.signature(callee)
    else { return nil }
    let source = facts.source(Int(facts.symbols.base[Int(callee)].definitionFile))
    var found: [Int] = []
    var next = 0
    for parameter in text.parameters where next < labels.count {
      if parameter.type.contains(where: { source.matches($0, "...") }) { return nil }
      guard labels[next] == parameter.label else { continue }
      if signature.parameters[parameter.name]?.isEmpty == false { found.append(next) }
      next += 1
    }
    return next == labels.count ? found : nil
  }

  /// What a function gives to closures that it takes.
  private func handedToClosures(
    of symbol: Int32, _ node: Node, in file: Int, _ scan: inout EscapeScan, _ typed: Set<Node>
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
    return union(of: values, by: symbol, in: file, &scan, typed)
  }

  /// What a function or computed property returns; what a stored one begins with.
  private func returned(
    by symbol: Int32, in file: Int, _ scan: inout EscapeScan, _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    let body = scan.body
    guard !body.isEmpty else { return .unknown }
    // One expression alone: anything else is not known to be all that comes out.
    let start = source.matches(body.lowerBound, "return") ? body.lowerBound + 1 : body.lowerBound
    guard source.expressionEnd(from: start) == body.upperBound else { return .unknown }
    return value(of: start..<body.upperBound, by: symbol, in: file, &scan, typed)
  }

  private func union(
    of values: [Range<Int>], by owner: Int32, in file: Int, _ scan: inout EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    var all: Set<Node> = []
    for value in values {
      guard case .these(let nodes) = self.value(of: value, by: owner, in: file, &scan, typed)
      else { return .unknown }
      all.formUnion(nodes)
    }
    return all.isEmpty ? .unknown : .these(all)
  }

  /// What an expression stands for that is one chain of names and calls.
  private func value(
    of expression: Range<Int>, by owner: Int32, in file: Int, _ scan: inout EscapeScan,
    _ typed: Set<Node>
  ) -> Origin {
    let source = facts.source(file)
    var start = expression.lowerBound
    while source.matchesAny(start, "try", "await"), start < expression.upperBound { start += 1 }
    guard let last = expression.last, last >= start, source.chain(endingAt: last) == start else {
      return .unknown
    }
    if source.matches(start, "("), source.partner(of: start) == last {
      return value(of: start + 1..<last, by: owner, in: file, &scan, typed)
    }
    switch receiver(endingAt: last, in: file, by: owner) {
    case .known(let nodes): return .these(nodes)
    case .hidden: return hiddenOrigin(owner)
    case .local(let name): return scan.value(at: name, typed).map { .these($0) } ?? .unknown
    case .unknown: return .unknown
    }
  }
}
