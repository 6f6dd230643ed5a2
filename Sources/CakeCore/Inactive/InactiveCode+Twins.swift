/// Declarations that are another build's version of what this one has.
extension InactiveCode {
  /// A branch declares something under a name that this build declares as well, and asks for a
  /// provider there: whoever calls this one is handed to that one elsewhere.
  func twins(of provider: Int, for slice: Int) -> InactiveUse? {
    let slices = catalog.slices.indices.filter { catalog.slices[$0].needs.contains(provider) }
    let names =
      [facts.name(catalog.providers[provider].symbol)]
      + slices.map { facts.name(catalog.slices[$0].symbol) }
    for name in Set(names).sorted() {
      for use in uses[name] ?? []
      where sees(use.branch.file, catalog.providers[provider].symbol)
        && (name == names[0] || !declaredLeftOut.isOwn(use))
      {
        switch twin(around: use) {
        case .anything: return use
        case .these(let symbols) where isReached(symbols, by: slice): return use
        case .these, nil: continue
        }
      }
    }
    return otherMeanings.first { $0.reached.contains(catalog.node(slice: slice)) }?.use
  }

  private enum Twin {
    /// An extension, an initialiser, or a clause whose declaration is not looked for.
    case anything
    case these(Set<Int32>)
  }

  /// What this build has in the place of the declaration that a branch names something in.
  private func twin(around use: InactiveUse) -> Twin? {
    let source = facts.source(use.branch.file)
    var token = use.token
    while let open = source.enclosing(token), !source.matches(open, "{") { token = open }
    let start = source.statementStart(token)
    let types = scope(of: use).types
    var first = start
    while first > 0, source.matches(first, "&") { first = source.statementStart(first - 1) }
    let word = (first..<token).first(where: source.opensDeclaration)
    if types.contains(where: { isOnlyLeftOut($0, word, use.branch) }) { return nil }
    // A clause of its own line: what it belongs to is not looked for.
    if source.matchesAny(start, "where", "&", ":", "->") { return .anything }
    guard let word else { return nil }
    if source.declaresUnnamed(word) || source.matches(word, "extension") { return .anything }
    let named = declared(source.name(at: word + 1), in: use.branch.file)
    let around = types.first?.symbols ?? [-1]
    let siblings = named.filter { around.contains(facts.nominalParent($0)) }
    // A property of a type that this build has in another version asks through its initialiser.
    let outer = types.filter { use.branch.tokens.contains($0.header.lowerBound) }
      .flatMap { declared(source.name(at: $0.header.lowerBound), in: use.branch.file) }
    let found = Set(siblings.isEmpty ? named : siblings).union(outer)
    return found.isEmpty ? nil : .these(found)
  }

  /// Whether a type is no other version of anything: only the branch has it, and nothing that this
  /// build has could call what is declared in it.
  private func isOnlyLeftOut(
    _ type: (symbols: [Int32], header: Range<Int>), _ word: Int?,
    _ branch: InactiveBranches.Branch
  ) -> Bool {
    let source = facts.source(branch.file)
    guard type.symbols.isEmpty, typesNamed[source.name(at: type.header.lowerBound)] == nil,
      branch.tokens.contains(type.header.lowerBound),
      source.opensType(type.header.lowerBound - 1)
    else { return false }
    guard let word else { return !inheritsOfProgram(type.header, source) }
    let isUnnamed = source.declaresUnnamed(word)
    return !mayInherit(source.name(at: isUnnamed ? word : word + 1), type.header, source)
  }

  private func isReached(_ symbols: Set<Int32>, by slice: Int) -> Bool {
    let reach = reachOfTwins[symbols] ?? TwinReach(self, symbols).slices()
    reachOfTwins[symbols] = .some(reach)
    return reach?.contains(catalog.node(slice: slice)) ?? true
  }

  func declared(_ name: String, in file: Int) -> [Int32] {
    (declared[name] ?? []).filter { sees(file, $0) }
  }
}
