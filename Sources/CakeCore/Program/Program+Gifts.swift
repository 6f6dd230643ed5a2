extension Program {
  /// What a note says of a consumer that has a slice only for what comes out of it: as the result of a
  /// function, or in a property that is worked out. Nil where it takes values of the slice.
  func gift(of consumer: Int32, in slice: Int) -> String? {
    let node = catalog.node(slice: slice)
    let naming = Set(
      catalog.references(to: [catalog.slices[slice].symbol]).map { flow.owner(of: $0) }
    )
    .filter { enclosingConsumer($0) == consumer && !onlyConforms($0, node) }
    guard !naming.isEmpty, naming.allSatisfy({ gives($0, slice) }) else { return nil }
    return facts.symbols.base[Int(consumer)].kind.isFunction ? "returns it" : "gives it"
  }

  /// Whether a declaration is a type's that names the slice in its clause alone.
  private func onlyConforms(_ declaration: Int32, _ node: Node) -> Bool {
    let kind = facts.symbols.base[Int(declaration)].kind
    let mentions = flow.signatures.signature(declaration)?.mentions ?? []
    return (kind.isNominal || kind == .extension) && !mentions.contains { $0.target == .node(node) }
  }

  private func gives(_ declaration: Int32, _ slice: Int) -> Bool {
    let mentions = (flow.signatures.signature(declaration)?.mentions ?? []).filter {
      $0.target == .node(catalog.node(slice: slice))
    }
    let isGiven = mentions.allSatisfy {
      $0.position == .result || $0.position == .both && isInResult(slice, of: declaration)
    }
    guard !mentions.isEmpty, isGiven else { return false }
    let value = facts.symbols.base[Int(declaration)]
    if value.kind.isFunction { return true }
    guard value.kind.isProperty, let text = flow.declarations.text(of: declaration),
      !text.body.isEmpty
    else { return false }
    let source = facts.source(Int(value.definitionFile))
    return source.matches(text.body.lowerBound - 1, "{")
      && !source.isObserver(text.body.lowerBound)
  }

  /// `-> Store<any Services>`, which stands for either direction.
  private func isInResult(_ slice: Int, of declaration: Int32) -> Bool {
    guard let text = flow.declarations.text(of: declaration) else { return false }
    return catalog.references(to: [catalog.slices[slice].symbol]).allSatisfy { reference in
      guard flow.owner(of: reference) == declaration,
        let token = facts.token(of: reference), text.header.contains(token)
      else { return true }
      return text.result.contains(token)
    }
  }
}
