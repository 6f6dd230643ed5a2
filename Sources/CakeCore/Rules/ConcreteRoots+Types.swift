/// Where the root's own type counts, so that nobody knows whether a slice would do.
extension ConcreteRoots {
  /// Whether a member gives the root to whoever asks for it.
  func givesOut(_ symbol: Int32, _ signature: Signature, _ node: Node) -> Bool {
    guard facts.symbols.base[Int(symbol)].kind != .constructor else { return false }
    return signature.mentions.contains { $0.target == .node(node) && $0.position != .parameter }
  }

  /// Whether a declaration that names the root has to: it answers for another, gives the root back,
  /// or keeps it in a property wrapper.
  func isBoundToRoot(_ symbol: Int32, _ given: Set<Int32>) -> Bool {
    guard given.contains(symbol) else { return false }
    let value = facts.symbols.base[Int(symbol)]
    if program.overriding.contains(symbol) || value.kind == .function { return true }
    guard value.kind.isProperty, let text = program.flow.declarations.text(of: symbol) else {
      return false
    }
    let source = facts.source(Int(value.definitionFile))
    return source.attributes(before: text.nameToken).contains { attribute in
      let name = source.name(at: attribute.name)
      return name.first?.isUppercase == true && !name.hasSuffix("Actor")
    }
  }

  /// Whether a reference to the root's type says what a value is, and no more: `root: Root?`. There
  /// a slice may stand too, unlike in `[Root]`, `inout Root`, `(Root) -> Void` or `Root.self`.
  func isPlain(typeReference reference: Reference) -> Bool {
    if reference.isImplicit { return true }
    guard let token = facts.token(of: reference) else { return false }
    let source = facts.source(reference.file)
    let start = source.chainStart(token)
    let next = token + 1
    if source.matches(next, "."), source.isIdentifier(next + 1) {
      // A type in the root's.
      return source.name(at: next + 1).first?.isUppercase == true
        && !source.matchesAny(next + 1, "Type", "Protocol")
    }
    let isAlias = source.matches(start - 1, "=") && source.matches(start - 3, "typealias")
    guard isAlias || source.matches(start - 1, ":") else { return false }
    guard next < source.count, !source[next].startsLine else { return true }
    return source.matchesAny(next, "?", "!", ",", ")", "=", "{", "}", ";")
  }

  /// Whether a reference to a member of the root changes it, where a slice may only let it be read.
  func isChange(_ reference: Reference, _ providers: [Int32: Set<Int>]) -> Bool {
    guard providers[reference.symbol] != nil, reference.occurrence.roles.contains(.write) else {
      return false
    }
    let parent = facts.nominalParent(reference.symbol)
    return parent < 0 || facts.symbols.base[Int(parent)].kind != .protocol
  }

  /// Whether a reference to what holds the root takes nothing from there: an assignment, or the
  /// label of an argument.
  func isOnlyWritten(_ reference: Reference) -> Bool {
    let roles = reference.occurrence.roles
    if reference.isImplicit || roles.contains(.write) && !roles.contains(.read) { return true }
    guard let token = facts.token(of: reference) else { return false }
    return !roles.contains(.read) && facts.source(reference.file).matches(token + 1, ":")
  }
}
