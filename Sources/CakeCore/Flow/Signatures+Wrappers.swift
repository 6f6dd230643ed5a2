import Synchronization

/// What property wrappers give that are told where to look by a key path.
extension Signatures {
  /// Whether a reference is what the key path of a wrapper leads to, and the wrapper gives that:
  /// `@Environment(\\.services) private var services`.
  func isWrapped(_ occurrence: RecordFacts.Occurrence, in file: Int) -> Bool {
    let source = facts.source(file)
    guard let token = source.token(at: occurrence),
      let open = source.enclosing(token), source.matches(open, "("),
      source.partner(of: open) == token + 1, source.matches(open + 1, "\\"),
      source.matches(open - 2, "@"),
      let wrapper = catalog.typeReference(at: open - 1, in: file)
    else { return false }
    if let known = wrappersOfKeyPaths.withLock({ $0[wrapper] }) { return known }
    let found = givesWhatKeyPathLeadsTo(wrapper)
    wrappersOfKeyPaths.withLock { $0[wrapper] = found }
    return found
  }

  /// Whether a wrapper's value is its one generic parameter, which the key path is to.
  private func givesWhatKeyPathLeadsTo(_ wrapper: Int32) -> Bool {
    guard facts.isDefined(wrapper) else { return facts.usr(wrapper) == "s:7SwiftUI11EnvironmentV" }
    guard let type = declarations.text(of: wrapper), type.generics.count == 3 else { return false }
    let home = facts.source(Int(facts.symbols.base[Int(wrapper)].definitionFile))
    let parameter = home.name(at: type.generics.lowerBound + 1)
    var givesIt = false
    var takesIt = false
    for number in 0..<Int32(facts.symbols.count) {
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.parent >= 0, symbol.kind == .constructor || symbol.kind.isProperty,
        facts.nominalParent(number) == wrapper, let text = declarations.text(of: number)
      else { continue }
      let source = facts.source(Int(symbol.definitionFile))
      if symbol.kind == .constructor {
        guard let path = text.parameters.first, text.parameters.count == 1 else { return false }
        takesIt =
          source.matchesAny(path.type.lowerBound, "KeyPath", "WritableKeyPath")
          && source.isIdentifier(path.type.upperBound - 2)
          && source.name(at: path.type.upperBound - 2) == parameter
        if !takesIt { return false }
      } else if facts.name(number) == "wrappedValue" {
        givesIt =
          text.result.count == 1 && source.name(at: text.result.lowerBound) == parameter
      }
    }
    return givesIt && takesIt
  }
}
