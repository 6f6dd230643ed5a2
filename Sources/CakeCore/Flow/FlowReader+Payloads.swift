/// What stands in the cases of enumerations that are generic in it.
extension FlowReader {
  /// What an enumeration's case is made with that holds whatever its type's argument is:
  /// `.success(dependencies)`.
  func payload(endingAt close: Int, in file: Int, _ scan: EscapeScan) -> Range<Int>? {
    let source = facts.source(file)
    guard !scan.isAmongSeveral, source.matches(close, ")"), let open = source.partner(of: close),
      source.matches(open - 2, "."), case let payloads = source.arguments(in: open, close),
      payloads.count == 1
    else { return nil }
    let cases = facts.symbols(at: open - 1, in: file).filter(facts.isDefined)
    let isGeneric =
      cases.isEmpty
      ? source.matchesAny(open - 1, "success", "some")
      : cases.allSatisfy {
        facts.symbols.base[Int($0)].kind == .enumCase && signatures.signature($0) == nil
      }
    guard isGeneric else { return nil }
    let isLabelled = source.label(of: payloads[0]) != "_"
    return payloads[0].dropFirst(isLabelled ? 2 : 0)
  }

  /// Whether what is demanded stands in a declaration's type beside others that are not the same:
  /// `Either<any ListNeeds, any EditNeeds>`.
  func isAmongSeveral(
    _ demand: Unit.Demand, _ open: OpenDemand.Source, in file: Int
  ) -> Bool {
    guard let node = node(of: demand.wanted) else { return false }
    if case .type(let occurrence) = open {
      guard let token = facts.token(of: occurrence, in: file) else { return true }
      let type = facts.source(file).outermostType(around: token)
      return isAmongSeveral(node, in: type.start..<type.end, of: file)
    }
    guard let signature = signatures.signature(demand.by), signature.mentions.count > 1 else {
      return false
    }
    guard let text = declarations.text(of: demand.by) else {
      return signature.parameters.values.contains { $0.count > 1 && $0.contains(node) }
    }
    if text.result.isEmpty, facts.symbols.base[Int(demand.by)].kind.isProperty {
      // What its value has, it has.
      return nodes(signature.mentions).count > 1
    }
    let home = home(of: demand.by)
    return isAmongSeveral(node, in: text.result, of: home)
      || text.parameters.contains { isAmongSeveral(node, in: $0.type, of: home) }
  }

  private func isAmongSeveral(_ node: Node, in type: Range<Int>, of file: Int) -> Bool {
    let source = facts.source(file)
    var places: [Set<Node>] = []
    for (token, symbol) in catalog.typeReferences(in: type, of: file) {
      let named = catalog.nodes(of: signatures.targets(of: symbol))
      if named.isEmpty { continue }
      // An alias of such a type has them all.
      if named.count > 1, named.contains(node) { return true }
      if source.matches(source.chainStart(token) - 1, "&"), !places.isEmpty {
        // A composition is one type.
        places[places.count - 1].formUnion(named)
      } else {
        places.append(named)
      }
    }
    return Set(places).count > 1 && places.contains { $0.contains(node) }
  }

  /// Whether functions may come out of what a case carries, which are called with values then.
  func carriesFunctions(_ enumCase: Int32) -> Bool {
    let home = Int(facts.symbols.base[Int(enumCase)].definitionFile)
    guard home >= 0, let text = declarations.text(of: enumCase) else { return true }
    return text.parameters.contains { names(functionsIn: $0.type, of: home) }
  }

  /// The same of what parameters are given, other than functions whose calls name the parameter.
  func holdFunctions(_ names: some Sequence<String>, of function: Int32) -> Bool {
    let home = Int(facts.symbols.base[Int(function)].definitionFile)
    guard home >= 0, let text = declarations.text(of: function) else { return true }
    return text.parameters.contains { parameter in
      names.contains(parameter.name) && self.names(functionsIn: parameter.type, of: home)
        && !isFunction(parameter.type, of: home)
    }
  }

  /// Whether a type has functions in it, by aliases as well.
  private func names(functionsIn type: Range<Int>, of file: Int, depth: Int = 0) -> Bool {
    let source = facts.source(file)
    if depth > 8 || type.contains(where: { source.matches($0, "->") }) { return true }
    return catalog.typeReferences(in: type, of: file).contains { _, symbol in
      catalog.aliasTexts[symbol].map {
        names(functionsIn: $0, of: home(of: symbol), depth: depth + 1)
      } ?? false
    }
  }

  /// Whether a type is a function, rather than something that holds one: `[(Int) -> Int]`.
  private func isFunction(_ type: Range<Int>, of file: Int, depth: Int = 0) -> Bool {
    let source = facts.source(file)
    let start = type.first { !source.isIdentifier($0) && !source.matches($0, "@") }
    guard let start else {
      // `@escaping Handler`
      let last = type.upperBound - 1
      guard depth < 8, let alias = catalog.typeReference(at: last, in: file),
        let aliased = catalog.aliasTexts[alias]
      else { return false }
      return isFunction(aliased, of: home(of: alias), depth: depth + 1)
    }
    return source.functionType(in: type, isOnly: false) == start
  }

  private func home(of symbol: Int32) -> Int {
    Int(facts.symbols.base[Int(symbol)].definitionFile)
  }
}
