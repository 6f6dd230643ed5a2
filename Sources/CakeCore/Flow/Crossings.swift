/// Whether a slice's own values could go from one isolation to another.
///
/// It follows a slice to the types that hold its values, to the declarations that name either, and
/// looks there for words, types and calls that isolation has to do with. What it can't judge crosses.
final class Crossings {
  private let flow: FlowReader
  private var catalog: Catalog { flow.catalog }
  private var facts: Facts { flow.facts }
  private var known: [Int: Bool] = [:]
  private var said: [Int32: Bool] = [:]

  init(_ flow: FlowReader) { self.flow = flow }

  func cross(_ slice: Int) -> Bool {
    if let found = known[slice] { return found }
    let found = declarations(reaching: slice).contains(where: mayCross)
    known[slice] = found
    return found
  }

  /// What has, takes, makes or gives values of a slice, or of something that holds one.
  private func declarations(reaching slice: Int) -> Set<Int32> {
    let nodes = Set(slices(including: slice).map(catalog.node(slice:)))
    var found = Set(flow.units.filter { !$0.value.sources.isDisjoint(with: nodes) }.keys)
    var holders: Set<Int32> = Set(nodes.map { catalog.slices[$0.number].symbol })
    for (symbol, signature) in flow.signatures.all
    where signature.mentions.contains(where: { $0.target.isOne(of: nodes) }) {
      found.insert(symbol)
      // Who calls what only takes such a value need not have one.
      let gives = signature.supplies.contains { $0.target.isOne(of: nodes) }
      if gives || !facts.symbols.base[Int(symbol)].kind.isFunction { holders.insert(symbol) }
    }
    var fresh = holders
    while !fresh.isEmpty {
      let types = Set(fresh.flatMap(holding)).subtracting(holders)
      let next = fresh.union(types)
      holders.formUnion(types)
      fresh = []
      for reference in catalog.references(to: next) {
        guard let (owner, isGiven) = owner(of: reference) else { continue }
        found.insert(owner)
        guard owner >= 0 else { continue }
        let goesOn = isGiven || facts.symbols.base[Int(owner)].kind.isProperty || givesOpaque(owner)
        // What an extension says of a type is true of its values everywhere.
        let extended = facts.extendedOrSelf(owner)
        let holder = extended >= 0 ? extended : owner
        if goesOn, holders.insert(holder).inserted { fresh.insert(holder) }
      }
    }
    return found.union(holders)
  }

  private func slices(including slice: Int) -> Set<Int> {
    var found: Set<Int> = [slice]
    var pending = [slice]
    while let next = pending.popLast() {
      for other in catalog.slices.indices
      where catalog.slices[other].includedSlices.contains(next) && found.insert(other).inserted {
        pending.append(other)
      }
    }
    return found
  }

  /// The type that a property or a case is a part of.
  private func holding(_ symbol: Int32) -> [Int32] {
    let kind = facts.symbols.base[Int(symbol)].kind
    guard kind.isProperty || kind == .enumCase else { return [] }
    let type = facts.nominalParent(symbol)
    return type < 0 ? [] : [type]
  }

  /// The declaration that a reference stands in, and whether as something that comes out of it.
  private func owner(of reference: Reference) -> (symbol: Int32, isGiven: Bool)? {
    guard let token = facts.token(of: reference) else { return nil }
    switch flow.declarations.owner(ofToken: token, in: reference.file) {
    case .header(let symbol):
      let text = flow.declarations.text(of: symbol)
      return (symbol, text?.parameterList.contains(token) != true)
    case .body(let symbol): return (symbol, false)
    case nil: return (-2 - Int32(reference.file), false)
    }
  }

  private func givesOpaque(_ symbol: Int32) -> Bool {
    guard symbol >= 0, let text = flow.declarations.text(of: symbol) else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile))
    return text.result.contains { source.matches($0, "some") }
  }
}

extension Crossings {
  /// Whether something in a declaration, or in the types around it, could ask for `Sendable`.
  private func mayCross(_ symbol: Int32) -> Bool {
    guard symbol >= 0, facts.isDefined(symbol) else { return true }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    if isIsolated(symbol) { return true }
    let value = facts.symbols.base[Int(symbol)]
    guard let text = flow.declarations.text(of: symbol) else { return false }
    let source = facts.source(file)
    if value.kind.isProperty {
      let isShared =
        facts.nominalParent(symbol) < 0 || value.kind == .staticProperty
        || value.kind == .classProperty
      if isShared { return true }
    }
    let isType = value.kind.isNominal || value.kind == .protocol || value.kind == .extension
    let code =
      isType
      ? text.header : text.header.lowerBound..<max(text.header.upperBound, text.body.upperBound)
    return code.contains { isCrossing(at: $0, in: file, source) }
  }

  /// Whether the declaration, or what it stands in, says anything of isolation.
  private func isIsolated(_ symbol: Int32) -> Bool {
    around(symbol).contains { part in
      saysSo(part)
        || facts.symbols.base[Int(part)].kind.isNominal
          && bases(of: part).contains(where: isForeign)
    }
  }

  /// What a type inherits, but for what providers bring: that is what is asked about.
  private func bases(of type: Int32) -> Set<Int32> {
    var seen: Set<Int32> = []
    var pending = [type]
    while let next = pending.popLast() {
      for base in catalog.bases(of: next).map(\.base)
      where catalog.providerOf[base] == nil && catalog.sliceOf[base] == nil {
        if seen.insert(base).inserted { pending.append(base) }
      }
    }
    return seen
  }

  /// A declaration and what it stands in, with the types that extensions extend.
  private func around(_ symbol: Int32) -> Set<Int32> {
    var found: Set<Int32> = []
    var symbol = symbol
    while symbol >= 0, found.insert(symbol).inserted {
      let extended = facts.extendedOrSelf(symbol)
      if extended >= 0 { found.insert(extended) }
      symbol = facts.symbols.base[Int(extended >= 0 ? extended : symbol)].parent
    }
    return found
  }

  /// A protocol or class from elsewhere may ask for `Sendable` or bring an isolation.
  private func isForeign(_ base: Int32) -> Bool {
    !facts.isDefined(base)
      && ![
        "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable",
        "Identifiable", "CustomStringConvertible", "AnyObject", "CaseIterable", "RawRepresentable",
      ].contains(facts.name(base))
  }

  /// Whether a declaration's own header and attributes do, or an alias that is named there.
  private func saysSo(_ symbol: Int32) -> Bool {
    if let said = said[symbol] { return said }
    said[symbol] = false
    let found = findsWord(in: symbol)
    said[symbol] = found
    return found
  }

  private func findsWord(in symbol: Int32) -> Bool {
    guard facts.isDefined(symbol), let text = flow.declarations.text(of: symbol) else {
      return false
    }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    let source = facts.source(file)
    var first = source.statementStart(text.nameToken)
    // Attributes on lines of their own.
    while first > 0, let sign = source.attribute(endingAt: first - 1) { first = sign }
    return (first..<text.header.upperBound).contains { token in
      if Isolation.isWord(at: token, source) { return true }
      guard source.isIdentifier(token), let type = catalog.typeReference(at: token, in: file)
      else { return false }
      return facts.symbols.base[Int(type)].kind == .alias && type != symbol
        && catalog.sliceOf[type] == nil && saysSo(type)
    }
  }

  private func isCrossing(at token: Int, in file: Int, _ source: SourceText) -> Bool {
    guard source.isIdentifier(token) || source[token].kind == .operator else { return false }
    if Isolation.isWord(at: token, source) { return true }
    return flow.facts.symbols(at: token, in: file).contains { symbol in
      let value = facts.symbols.base[Int(symbol)]
      if facts.isDefined(symbol) {
        // What a protocol asks for is asked of the types that conform to it.
        guard value.kind != .parameter, value.kind != .protocol, catalog.sliceOf[symbol] == nil
        else { return false }
        return around(symbol).contains(where: saysSo)
      }
      // Of what is not the standard library's nobody knows here what it asks of arguments.
      return value.kind.isFunction && !facts.usr(symbol).isOfStandardLibrary
        && source.matchesAny(token + 1, "(", "{")
        && !(source.matches(token + 1, "(") && source.matches(token + 2, ")"))
    }
  }
}

extension String {
  fileprivate var isOfStandardLibrary: Bool { hasPrefix("s:s") || hasPrefix("s:S") }
}

extension Mention.Target {
  fileprivate func isOne(of nodes: Set<Node>) -> Bool {
    if case .node(let node) = self { nodes.contains(node) } else { false }
  }
}

extension SourceText {
  /// The `@` of an attribute that ends with a token.
  fileprivate func attribute(endingAt end: Int) -> Int? {
    var name = end
    if matches(end, ")") {
      guard let open = partner(of: end), open > 1 else { return nil }
      name = open - 1
    }
    return isIdentifier(name) && matches(name - 1, "@") ? name - 1 : nil
  }
}
