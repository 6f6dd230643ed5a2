/// Compositions in signatures that have no name: `_ dependencies: any HasClock & HasGitHub`.
extension Signatures {
  /// Where a composition stands: its first token.
  struct Composition: Hashable {
    var file: Int
    var start: Int
  }

  func noteComposition(
    _ targets: Set<Mention.Target>, at token: Int, _ text: DeclarationText, _ source: SourceText,
    _ use: Use
  ) {
    if !text.whereClause.contains(token), source.beginsComposition(token) { unnamed.append(use) }
    let place = Composition(file: use.file, start: source.compositionStart(token))
    for target in targets {
      switch target {
      case .provider(let provider): composed[place, default: []].insert(provider)
      case .node(let node) where catalog.isSlice(node):
        composed[place, default: []].formUnion(catalog.needs(of: node))
      case .node, .type: break
      }
    }
  }
}

extension SourceText {
  /// The first token of the composition that a name stands in, or of the name itself.
  fileprivate func compositionStart(_ name: Int) -> Int {
    var start = name
    while matchesAny(start - 1, ".", "&"), isIdentifier(start - 2) { start -= 2 }
    return start
  }
}
