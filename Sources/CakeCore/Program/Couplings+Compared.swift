/// What else a slice's type must stay equal to: associated types, and compositions without a name.
extension Couplings {
  /// `where J.Services == S`, `KeyPath<S, J.Services>`: neither side says which slices it is about.
  func linkCompared() {
    guard !flow.compared.isEmpty else { return }
    let others = flow.laundered.union(inferred())
    for one in flow.compared {
      for other in others where other != one && areEqual(one, other) {
        seeds.links.append(.init(one: one, other: other))
      }
    }
    let spelled = flow.compared.filter { catalog.provider(of: $0) != nil }
    guard !spelled.isEmpty else { return }
    for other in others.sorted() { keep(other, spelledAs: spelled) }
  }

  /// The slices that a generic parameter may be inferred to be: of values that are made in bodies or
  /// lost there, and of properties that key paths lead to.
  private func inferred() -> Set<Node> {
    var found = lost
    for mention in flow.signatures.bodyMentions where !flow.signatures.isConstant(mention.use) {
      found.formUnion(catalog.nodes(of: mention.targets))
    }
    let properties = flow.signatures.all.filter { facts.symbols.base[Int($0.key)].kind.isProperty }
    for reference in catalog.references(to: Set(properties.keys)) {
      guard let token = facts.token(of: reference) else { continue }
      let source = facts.source(reference.file)
      if source.matches(source.chainStart(token) - 1, "\\") || source.matches(token - 2, "\\") {
        found.formUnion(flow.nodes(properties[reference.symbol]!.mentions))
      }
    }
    return found
  }

  /// `any HasClock & HasStore` and an alias of that are one type: the alias can't change alone.
  func keep(_ node: Node, equalTo others: Set<Node>, _ doubt: Reason.Doubt) {
    guard catalog.isSlice(node), !catalog.slices[node.number].isProtocol else { return }
    let needs = catalog.needs(of: node)
    let spelled = others.filter { catalog.provider(of: $0) != nil }
    guard !spelled.isEmpty, needs.isSubset(of: spelled.flatMap(catalog.needs(of:))) else { return }
    for provider in needs.sorted() { keep(node, provider, doubt) }
  }

  /// The same, where the slice itself is all that there is to show.
  func keep(_ node: Node, spelledAs others: Set<Node>) {
    guard catalog.isSlice(node) else { return }
    let slice = facts.symbols.base[Int(catalog.slices[node.number].symbol)]
    let place = Unit.Place(
      file: Int(slice.definitionFile), occurrence: Int(slice.definitionOccurrence))
    keep(node, equalTo: others, .mention(place))
  }

  /// A slice that only gives another a second name is that one, wherever it must stay equal.
  func linkSecondNames() {
    var pending = Set(seeds.links.flatMap { [$0.one, $0.other] })
    var seen = pending
    while let node = pending.popFirst() {
      guard catalog.isSlice(node), !catalog.slices[node.number].isProtocol else { continue }
      for included in catalog.slices[node.number].includedSlices.map(catalog.node(slice:))
      where areEqual(node, included) {
        seeds.links.append(.init(one: node, other: included))
        if seen.insert(included).inserted { pending.insert(included) }
      }
    }
  }
}
