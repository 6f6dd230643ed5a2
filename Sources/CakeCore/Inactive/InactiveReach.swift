/// By which names code that was left out can come by a value of a slice.
///
/// The branch itself does not name the slice; so what has such values, gives them or hands them to a
/// closure stands near a use of theirs.
struct InactiveReach {
  private let facts: Facts
  private var names: [Node: [String: Set<Int32>]] = [:]
  /// The functions that have a parameter of the name.
  private var parameters: [Node: [String: Set<Int32>]] = [:]
  /// Slices whose values come out of something without a name: a subscript, an operator.
  private var unnamed: Set<Node>
  /// Values of which nobody knows what they have: of a type that is not written, or is a parameter.
  private var open: Set<String>

  init(
    _ flow: FlowReader, _ branches: [InactiveBranches.Branch], ofPlaceholders: some Sequence<String>
  ) {
    facts = flow.facts
    open = Set(ofPlaceholders)
    unnamed = flow.laundered
    for (symbol, signature) in flow.signatures.all {
      let nodes = Set(
        signature.mentions.compactMap { mention in
          if case .node(let node) = mention.target, flow.catalog.isSlice(node) { node } else { nil }
        })
      guard !nodes.isEmpty else { continue }
      let name = Self.name(of: symbol, facts)
      for node in nodes {
        for parameter in signature.parameters.keys {
          parameters[node, default: [:]][parameter, default: []].insert(symbol)
        }
        if let name {
          names[node, default: [:]][name, default: []].insert(symbol)
        } else {
          unnamed.insert(node)
        }
      }
    }
    let untyped = facts.symbols(
      of: .instanceProperty, .staticProperty, .classProperty, .variable
    ) { [facts] number in
      facts.isDefined(number)
        && flow.declarations.text(of: number)?.result.isEmpty != false
        && !flow.signatures.holdsNoDependencies(number)
    }
    open.formUnion(untyped.map(facts.name))
    for branch in branches {
      open.formUnion(facts.source(branch.file).untypedValues(in: branch.tokens))
    }
  }

  /// What text shows where a declaration is used; nil for what it does not show.
  private static func name(of symbol: Int32, _ facts: Facts) -> String? {
    let name = String(facts.name(symbol).prefix { $0 != "(" })
    switch name {
    case "subscript", "callAsFunction", "wrappedValue", "projectedValue": return nil
    case "init": return facts.name(facts.nominalParent(symbol))
    default: return name.first.map { $0.isLetter || $0 == "_" } == true ? name : nil
    }
  }

  /// Whether what stands around a place names anything that leads to values of a slice.
  ///
  /// - Parameter isAround: Whether a type is one of those around it, or one that these inherit from.
  func leads(
    _ member: Range<Int>, in file: Int, to node: Node, isAround: (Int32) -> Bool
  ) -> Bool {
    if unnamed.contains(node) { return true }
    let source = facts.source(file)
    return member.contains { token in
      guard source.isIdentifier(token) else { return false }
      var name = source.name(at: token)
      if name.hasPrefix("_") || name.hasPrefix("$") { name.removeFirst() }
      if open.contains(name) { return true }
      let symbols = names[node]?[name] ?? []
      // By itself a name is no member of a type elsewhere.
      if source.matches(token - 1, ".") { return !symbols.isEmpty }
      return symbols.contains { symbol in
        let type = facts.nominalParent(symbol)
        return type < 0 || facts.symbols.base[Int(symbol)].kind == .constructor || isAround(type)
      }
        || parameters[node]?[name]?.contains { stands($0, in: member, of: file) } == true
    }
  }

  private func stands(_ function: Int32, in member: Range<Int>, of file: Int) -> Bool {
    let symbol = facts.symbols.base[Int(function)]
    guard Int(symbol.definitionFile) == file else { return false }
    let place = facts.definitionPlace(function)
    guard let token = facts.source(file).token(line: place.line, column: place.column) else {
      return true
    }
    return member.contains(token)
  }
}

extension SourceText {
  /// The names of properties and globals that are declared without a type.
  fileprivate func untypedValues(in branch: Range<Int>) -> [String] {
    branch.filter { token in
      guard isIdentifier(token), isBinding(token - 1), !matches(token + 1, ":") else {
        return false
      }
      let open = enclosing(token).flatMap { matches($0, "{") ? $0 : nil }
      return open.map { typeName(before: $0) != nil } ?? true
    }.map(name(at:))
  }
}
