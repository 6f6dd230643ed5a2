/// What types have of a provider besides its requirements: the actor that they are on.
extension Program {
  /// Whether types would lose an actor with a need, and no compile would tell: their code runs
  /// elsewhere then.
  func isHandedDown(_ trait: String, with need: Seeds.Need) -> Bool {
    guard catalog.isSlice(need.node), trait.hasPrefix("@"),
      catalog.providers[need.provider].traits.contains(trait)
    else { return false }
    let slice = need.node.number
    if catalog.slices[slice].isProtocol, hasCode(catalog.slices[slice].symbol) { return true }
    return catalog.roots.contains { root in
      let slices = root.grants.filter { $0.provider == need.provider }.map(\.slice)
      return !slices.isEmpty
        && slices.allSatisfy { $0.map { catalog.slice($0, has: slice) } ?? false }
        && !says(trait, root.symbol) && !witnessesSay(trait, root, need.provider)
    }
  }

  /// Whether a protocol has members, which are on its actor, or hands it to another protocol.
  private func hasCode(_ symbol: Int32) -> Bool {
    !facts.members(of: symbol).isEmpty
      || catalog.basesOf.contains { type, bases in
        facts.symbols.base[Int(type)].kind == .protocol && bases.contains { $0.base == symbol }
      }
  }

  /// Whether a declaration has it by its own words: `@MainActor final class AppDependencies`.
  private func says(_ trait: String, _ symbol: Int32) -> Bool {
    let file = facts.symbols.base[Int(symbol)].definitionFile
    guard file >= 0 else { return false }
    let source = facts.source(Int(file))
    return source.token(at: facts.definitionPlace(symbol)).map {
      catalog.attributes(before: $0, in: source).contains(trait)
    } ?? false
  }

  /// Whether a type's members that answer the requirements which have it, have it by their own words.
  private func witnessesSay(_ trait: String, _ root: Root, _ provider: Int) -> Bool {
    let provider = catalog.providers[provider]
    // What a protocol has itself it gives to types as a whole.
    guard provider.protocols.count == 1, !says(trait, provider.symbol) else { return false }
    let having = provider.requirements.filter { says(trait, $0) }
    let witnesses = catalog.witnesses(of: having.reduce(into: [:]) { $0[$1] = [Int($1)] })
      .filter { facts.nominalParent($0.key) == root.symbol && says(trait, $0.key) }
    return !having.isEmpty
      && witnesses.values.reduce(into: Set()) { $0.formUnion($1) }.count == having.count
  }
}
