/// What generic types are given where they are named.
extension FlowReader {
  /// What a generic type is given by name: `Command<Tool>.self`; nil where that isn't all it gets.
  func typeArguments(
    of occurrence: RecordFacts.Occurrence, in file: Int, by owner: Int32
  ) -> Origin? {
    facts.source(file).token(at: occurrence).flatMap { typeArguments(at: $0, in: file, by: owner) }
  }

  private func typeArguments(at token: Int, in file: Int, by owner: Int32) -> Origin? {
    let source = facts.source(file)
    guard source.startsWith(token + 1, 60), !source[token + 1].spaceBefore else { return nil }
    var origins: [Origin] = []
    for argument in source.typeArguments(in: token + 1..<source.skipAngles(token + 1)) {
      if let composed = signatures.composed(in: argument, of: file, by: owner), !composed.isEmpty {
        origins.append(.joint(composed))
        continue
      }
      guard let named = signatures.nodesIfAny(namedIn: argument, of: file) else { return nil }
      if !named.isEmpty { origins.append(.these(named)) }
    }
    return origins.isEmpty ? nil : union(of: origins)
  }

  /// What a declaration's signature gives a generic type wherever it names it: `Box<AppDependencies>`.
  func given(toType type: Int32, bySignatureOf symbol: Int32) -> Origin {
    guard symbol >= 0, let text = declarations.text(of: symbol),
      case let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    else { return .unknown }
    let source = facts.source(file)
    var origins: [Origin] = []
    for token in text.header
    where source.isIdentifier(token) && catalog.typeReference(at: token, in: file) == type {
      guard let given = typeArguments(at: token, in: file, by: symbol) else { return .unknown }
      origins.append(given)
    }
    return union(of: origins)
  }
}
