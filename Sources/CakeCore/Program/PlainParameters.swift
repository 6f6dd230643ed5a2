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

  private func findPlainTypesAlone(_ bound: Int32) -> Bool {
    // `any` of what Objective-C sees conforms to itself.
    guard facts.isDefined(bound), !facts.usr(bound).hasPrefix("c:") else { return false }
    var seen: Set = [bound]
    var pending = [bound]
    while let next = pending.popLast() {
      let kind = facts.symbols.base[Int(next)].kind
      guard kind == .protocol || kind.isNominal && flow.signatures.isPlain(next) else {
        return false
      }
      for heir in heirs[next] ?? [] where seen.insert(heir).inserted { pending.append(heir) }
    }
    return true
  }
}
