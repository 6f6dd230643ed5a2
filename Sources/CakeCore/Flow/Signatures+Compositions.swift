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

  /// Notes what a name makes a type of. A named slice is one by itself; behind `some` stands no type.
  func noteType(
    _ targets: Set<Mention.Target>, at token: Int, _ source: SourceText, in file: Int,
    isConstraint: Bool = false
  ) {
    let start = source.compositionStart(token)
    // No `any` type can be a parameter that has a provider.
    guard !source.matches(start - 1, "some"), !isConstraint || source.matches(start - 1, "any"),
      !facts.symbols(at: token, in: file).contains(where: facts.isParameter)
    else { return }
    let isPart = source.matches(token + 1, "&") || source.isPartOfComposition(start..<token)
    let place = Composition(file: file, start: start)
    for target in targets {
      switch target {
      case .provider(let provider): composedTypes[place, default: []].insert(provider)
      case .node(let node) where isPart && catalog.isSlice(node):
        composedTypes[place, default: []].formUnion(catalog.needs(of: node))
      case .node, .type: break
      }
    }
  }
}

extension SourceText {
  /// The first token of the composition that a name stands in, or of the name itself.
  func compositionStart(_ name: Int) -> Int {
    var start = name
    while matchesAny(start - 1, ".", "&"), isIdentifier(start - 2) { start -= 2 }
    return start
  }

  /// Whether names before another one belong to the same composition.
  fileprivate func isPartOfComposition(_ before: Range<Int>) -> Bool {
    before.contains { matches($0, "&") }
  }
}
