/// A declaration of the program that is neither provider, slice, consumer nor root.
package struct OtherDeclaration: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// A protocol by which nobody can be asked for anything.
    case requiresNothing
    /// A protocol that no pattern takes for a provider.
    case otherName
    /// A type, or an alias.
    case otherKind
  }

  package let name: String
  package let place: SourcePlace
  package let reason: Reason

  /// The first protocol, type or alias of a name; nil where none has it.
  init?(_ name: String, in program: Program) {
    let facts = program.facts
    let last = Substring(name).split(separator: ".").last.map(String.init) ?? name
    let found = (0..<Int32(facts.symbols.count)).filter { number in
      let symbol = facts.symbols.base[Int(number)]
      let isType = symbol.kind == .protocol || symbol.kind.isNominal || symbol.kind == .alias
      return isType && symbol.subkind == 0 && symbol.definitionFile >= 0
        && facts.name(number) == last && Names.matches(facts.qualifiedName(number), name)
    }
    guard let symbol = found.min(by: { facts.definitionPlace($0) < facts.definitionPlace($1) })
    else { return nil }
    self.name = facts.qualifiedName(symbol)
    place = facts.definitionPlace(symbol)
    let catalog = program.catalog
    if facts.symbols.base[Int(symbol)].kind != .protocol {
      reason = .otherKind
    } else {
      let asked = catalog.inheritedProtocols(symbol)
      let isAsked = (0..<facts.symbols.count).contains { number in
        asked.contains(facts.symbols.base[number].parent)
      }
      reason = isAsked ? .otherName : .requiresNothing
    }
  }
}
