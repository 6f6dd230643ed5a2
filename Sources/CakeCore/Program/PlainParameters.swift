/// Which generic parameters stand for plain types alone: for no `any Slice`, and for nothing that has
/// one among its arguments.
///
/// No `any` type conforms to a protocol of the program's own or inherits from its classes, so what is
/// bound to one is of known types, which may all be without arguments.
final class PlainParameters {
  let flow: FlowReader
  var facts: Facts { flow.facts }
  var catalog: Catalog { flow.catalog }
  private var known: [Int32: Bool] = [:]
  /// What names a type in its clause or an extension's, by that type.
  private lazy var heirs: [Int32: [Int32]] = catalog.basesOf.reduce(into: [:]) { found, type in
    for base in type.value { found[base.base, default: []].append(type.key) }
  }

  init(_ flow: FlowReader) { self.flow = flow }

  /// The names of a declaration's parameters that may be anything else.
  func others(of declaration: Int32) -> [String] {
    flow.signatures.genericParameters(of: declaration).filter { !isPlain($0, of: declaration) }
  }

  /// Whether the parameter of a name that a body casts to is such a one.
  func isPlain(named name: String, around token: Int, in file: Int) -> Bool {
    guard var declaration = flow.declarations.owner(around: token, in: file) else { return false }
    while declaration >= 0 {
      if flow.signatures.genericParameters(of: declaration).contains(name) {
        return isPlain(name, of: declaration)
      }
      declaration = facts.nominalParent(declaration)
    }
    return false
  }

  /// Whether an associated type is declared to be such a one: `associatedtype Row: Storable`.
  func isPlain(associatedType symbol: Int32) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard value.definitionFile >= 0, let text = flow.declarations.text(of: symbol) else {
      return false
    }
    let file = Int(value.definitionFile)
    let source = facts.source(file)
    guard source.matches(text.nameToken + 1, ":") else { return false }
    return (text.nameToken + 2..<max(text.nameToken + 2, text.header.upperBound))
      .contains { bindsToPlainTypes($0, source, file) }
  }

  private func isPlain(_ name: String, of declaration: Int32) -> Bool {
    guard let text = flow.declarations.text(of: declaration) else { return false }
    let file = Int(facts.symbols.base[Int(declaration)].definitionFile)
    let source = facts.source(file)
    let clauses =
      source.typeArguments(in: text.generics)
      + source.parts(ofWhereClause: text.whereClause)
    return clauses.contains { clause in
      source.matches(clause.lowerBound + 1, ":") && source.name(at: clause.lowerBound) == name
        && clause.dropFirst(2).contains { bindsToPlainTypes($0, source, file) }
    }
  }

  private func bindsToPlainTypes(_ token: Int, _ source: SourceText, _ file: Int) -> Bool {
    guard source.isIdentifier(token), !source.matches(token + 1, "."),
      let symbol = catalog.typeReference(at: token, in: file)
    else { return false }
    guard let slice = catalog.sliceOf[symbol] else { return hasPlainTypesAlone(symbol) }
    return catalog.slices[slice].needs.contains {
      hasPlainTypesAlone(catalog.providers[$0].symbol)
    }
  }

  private func hasPlainTypesAlone(_ bound: Int32) -> Bool {
    if let answer = known[bound] { return answer }
    let answer = findPlainTypesAlone(bound)
    known[bound] = answer
    return answer
  }

  /// `Decodable`, `Encodable`, `Codable`, `Error` and `CodingKey`: of the types from outside that conform
  /// to one, none has arguments that don't.
  private static let ofPlainTypes: Set = [
    "s:Se", "s:SE", "s:s7Codablea", "s:s5ErrorP", "s:s9CodingKeyP",
  ]

  private func findPlainTypesAlone(_ bound: Int32) -> Bool {
    let isClass = facts.symbols.base[Int(bound)].kind == .class
    // `any` of what Objective-C sees conforms to itself.
    guard isListed(bound) || isClass || facts.isDefined(bound) && !facts.usr(bound).hasPrefix("c:")
    else { return false }
    // Whoever is `Codable` is `Decodable`.
    let bounds = isListed(bound) ? heirs.keys.filter(isListed) : [bound]
    var seen = Set(bounds)
    var pending = bounds
    while let next = pending.popLast() {
      let kind = facts.symbols.base[Int(next)].kind
      guard kind == .protocol || isListed(next) || kind.isNominal && flow.signatures.isPlain(next)
      else { return false }
      for heir in heirs[next] ?? [] where seen.insert(heir).inserted { pending.append(heir) }
    }
    return true
  }

  private func isListed(_ bound: Int32) -> Bool {
    !facts.isDefined(bound) && Self.ofPlainTypes.contains(facts.usr(bound))
  }
}
