/// Declarations that are another build's version of what this one has.
extension InactiveCode {
  /// A branch declares something under a name that this build declares as well, and asks for a
  /// provider there: whoever calls this one is handed to that one elsewhere.
  func twins(of provider: Int) -> InactiveUse? {
    let slices = catalog.slices.indices.filter { catalog.slices[$0].needs.contains(provider) }
    let names =
      [facts.name(catalog.providers[provider].symbol)]
      + slices.map { facts.name(catalog.slices[$0].symbol) }
    for name in Set(names).sorted() {
      for use in uses[name] ?? []
      where sees(use.branch.file, catalog.providers[provider].symbol) && isInTwin(use) {
        return use
      }
    }
    return nil
  }

  private func isInTwin(_ use: InactiveUse) -> Bool {
    let source = facts.source(use.branch.file)
    var token = use.token
    while let open = source.enclosing(token), !source.matches(open, "{") { token = open }
    let start = source.statementStart(token)
    // A clause of its own line: what it belongs to is not looked for.
    if source.matchesAny(start, "where", "&", ":", "->") { return true }
    guard let word = (start..<token).first(where: source.opensDeclaration) else {
      return false
    }
    if source.matchesAny(word, "extension", "init", "subscript") { return true }
    return isDeclared(source.name(at: word + 1), in: use.branch.file)
      || isInDeclaredType(use)
  }

  /// A property of a type that this build has in another version asks through its initialiser.
  private func isInDeclaredType(_ use: InactiveUse) -> Bool {
    scope(of: use).types.contains { _, header in
      use.branch.tokens.contains(header.lowerBound)
        && isDeclared(
          facts.source(use.branch.file).name(at: header.lowerBound), in: use.branch.file)
    }
  }

  private func isDeclared(_ name: String, in file: Int) -> Bool {
    (declared[name] ?? []).contains { sees(file, $0) }
  }
}
