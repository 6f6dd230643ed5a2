/// Which slices are named as types anywhere, rather than as what a parameter or a root has to have.
///
/// A parameter that is bound to a slice stands for types that conform to it, and `any S` does not: only
/// what is named so becomes an argument of a type, or what a cast asks for.
final class NamedTypes {
  private let flow: FlowReader
  private var catalog: Catalog { flow.catalog }
  private var facts: Facts { flow.facts }
  private var known: [Node: Bool] = [:]

  init(_ flow: FlowReader) { self.flow = flow }

  func contains(_ node: Node) -> Bool {
    guard catalog.isSlice(node) else { return true }
    if let known = known[node] { return known }
    let symbol = catalog.slices[node.number].symbol
    let isNamed = mayAnswer(symbol) || catalog.references(to: [symbol]).contains(where: isType)
    known[node] = isNamed
    return isNamed
  }

  /// Whether an alias may be what an associated type is, which code names in its place.
  private func mayAnswer(_ alias: Int32) -> Bool {
    guard facts.nominalParent(alias) >= 0 else { return false }
    let name = facts.name(alias)
    return facts.associatedTypes.contains { facts.name($0) == name }
  }

  private func isType(_ reference: Reference) -> Bool {
    guard let token = facts.token(of: reference) else { return true }
    let source = facts.source(reference.file)
    if source.matches(token - 1, "some") { return false }
    guard case .header(let owner)? = flow.declarations.owner(ofToken: token, in: reference.file),
      let text = flow.declarations.text(of: owner)
    else { return true }
    if text.generics.contains(token) {
      return source.isInAngles(token, after: text.generics.lowerBound + 1)
    }
    if text.whereClause.contains(token) {
      return source.isSameType(token)
        || source.isInAngles(token, after: text.whereClause.lowerBound)
    }
    if catalog.sliceOf[owner] != nil || catalog.providerOf[owner] != nil { return false }
    let kind = facts.symbols.base[Int(owner)].kind
    guard kind.isNominal || kind == .extension || kind == .protocol else { return true }
    let clause = source.inheritanceClause(ofTypeAt: source.lastName(ofTypeAt: text.nameToken))
    return clause.map { !$0.contains(token) || source.isInAngles(token, after: $0.lowerBound) }
      ?? true
  }
}
