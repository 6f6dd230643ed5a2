/// Which values stand at the places where something takes dependencies.
struct HandOvers {
  struct HandOver {
    var place: SourcePlace
    /// What takes the values.
    var to: Int32
    var slice: Int
    /// The slices and roots that the values are of; nil where that is not known.
    var values: Set<Node>?
  }

  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }
  private var flow: FlowReader { program.flow }
  /// Where each declaration names what takes dependencies.
  private var references: [Int32: [Int32: [Reference]]] = [:]

  init(_ program: Program) {
    self.program = program
    let takers = program.flow.units.values.reduce(into: Set<Int32>()) { found, unit in
      for sink in unit.sinks.keys where sink.by >= 0 { found.insert(sink.by) }
    }
    for reference in program.catalog.references(to: takers) where !reference.isImplicit {
      let owner = program.flow.owner(of: reference)
      references[owner, default: [:]][reference.symbol, default: []].append(reference)
    }
  }

  /// What one declaration hands to others.
  func from(_ id: Int32) -> [HandOver] {
    guard let unit = flow.units[id] else { return [] }
    return unit.sinks.flatMap { sink, place -> [HandOver] in
      guard case .slice(let node) = sink.demand, catalog.isSlice(node),
        let to = program.consumer(for: sink.by)
      else { return [] }
      let places = references[id]?[sink.by] ?? []
      guard !places.isEmpty else {
        return [HandOver(place: program.place(place), to: to, slice: node.number, values: nil)]
      }
      return places.map { reference in
        HandOver(
          place: facts.place(of: reference), to: to, slice: node.number,
          values: values(at: reference, to: sink.by, in: id))
      }
    }
  }

  private func values(at reference: Reference, to taker: Int32, in id: Int32) -> Set<Node>? {
    let source = facts.source(reference.file)
    guard let token = facts.token(of: reference),
      let labels = flow.signatures.signature(taker)?.labels, !labels.isEmpty,
      source.matches(token + 1, "("), let close = source.partner(of: token + 1)
    else { return nil }
    let code = HandOverCode(flow: flow, file: reference.file, unit: id)
    var found: Set<Node> = []
    for argument in source.arguments(in: token + 1, close) {
      let label = source.label(of: argument)
      guard labels.contains(label) else { continue }
      let start = argument.lowerBound + (label == "_" ? 0 : 2)
      guard let values = code.value(of: start..<argument.upperBound, depth: 0) else { return nil }
      found.formUnion(values)
    }
    return found.isEmpty ? nil : found
  }
}

/// One declaration's code, in which the values of plain expressions can be told.
private struct HandOverCode {
  let flow: FlowReader
  let file: Int
  let unit: Int32
  private var facts: Facts { flow.catalog.facts }
  private var source: SourceText { facts.source(file) }

  /// The slices and roots of an expression; nil where it is not as plain as that.
  func value(of expression: Range<Int>, depth: Int) -> Set<Node>? {
    guard depth < 4, let first = expression.first, let last = expression.last else { return nil }
    if source.matchesAny(first, "try", "await") {
      return value(of: first + 1..<expression.upperBound, depth: depth)
    }
    if source.matches(last, ")"), let open = source.partner(of: last), open > first {
      // `Root(…)`, `Root.make(…)`
      return source.isIdentifier(open - 1) ? result(of: open - 1) : nil
    }
    guard source.isIdentifier(last) else { return nil }
    if let known = result(of: last) { return known }
    if expression.count > 1 { return nil }
    return source.matches(last, "self") ? ownValue : local(source.name(at: last), depth)
  }

  /// What comes out of the declarations that the index has at a token.
  private func result(of token: Int) -> Set<Node>? {
    var nodes: Set<Node> = []
    let place = source[token]
    for index in facts.occurrences(in: file, line: place.line, column: place.column) {
      let occurrence = facts.files[file].record.occurrences.base[index]
      let symbol = facts.files[file].numbers.base[Int(occurrence.symbol)]
      let kind = facts.symbols.base[Int(symbol)].kind
      if kind == .parameter { continue }
      let type = kind == .constructor ? facts.nominalParent(symbol) : symbol
      if let root = flow.catalog.rootOf[type] {
        nodes.insert(flow.catalog.node(root: root))
      } else if kind != .constructor, let signature = flow.signatures.signature(symbol) {
        for case .node(let node) in signature.supplies.map(\.target) { nodes.insert(node) }
      }
    }
    return nodes.isEmpty ? nil : nodes
  }

  private var ownValue: Set<Node>? {
    let type = facts.nominalParent(unit)
    return flow.catalog.rootOf[type].map { [flow.catalog.node(root: $0)] }
  }

  /// The value of a parameter, or of the constants and variables of a name.
  private func local(_ name: String, _ depth: Int) -> Set<Node>? {
    let parameter = flow.signatures.signature(unit)?.parameters[name]
    var nodes = parameter ?? []
    var isDeclared = false
    for token in body where source.isIdentifier(token) && source.name(at: token) == name {
      guard source.matchesAny(token - 1, "let", "var") else { continue }
      // `if let dependencies {`
      guard source.matchesAny(token + 1, "=") else { return nil }
      let start = token + 2
      guard let value = value(of: start..<source.expressionEnd(from: start), depth: depth + 1)
      else {
        return nil
      }
      isDeclared = true
      nodes.formUnion(value)
    }
    return parameter == nil && !isDeclared ? nil : nodes
  }

  private var body: Range<Int> {
    guard unit >= 0 else { return 0..<source.count }
    guard Int(facts.symbols.base[Int(unit)].definitionFile) == file else { return 0..<0 }
    return flow.declarations.text(of: unit)?.body ?? 0..<0
  }
}
