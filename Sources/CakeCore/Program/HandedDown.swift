/// What types have of a provider besides its requirements: the actor that they are on.
extension Program {
  /// Whether types would lose an actor with a need, and no compile would tell: their code runs
  /// elsewhere then.
  func isHandedDown(_ trait: String, with need: Seeds.Need) -> Bool {
    guard catalog.isSlice(need.node), trait.hasPrefix("@"),
      catalog.providers[need.provider].traits.contains(trait)
    else { return false }
    let slice = need.node.number
    // The extensions of a protocol are on its actor.
    if catalog.slices[slice].isProtocol { return true }
    return catalog.roots.contains { root in
      let slices = root.grants.filter { $0.provider == need.provider }.map(\.slice)
      return !slices.isEmpty
        && slices.allSatisfy { $0.map { catalog.slice($0, has: slice) } ?? false }
        && !says(trait, root)
    }
  }

  /// Whether a type has it by its own words: `@MainActor final class AppDependencies`.
  private func says(_ trait: String, _ root: Root) -> Bool {
    let file = facts.symbols.base[Int(root.symbol)].definitionFile
    guard file >= 0 else { return false }
    let source = facts.source(Int(file))
    return source.token(at: facts.definitionPlace(root.symbol)).map {
      catalog.attributes(before: $0, in: source).contains(trait)
    } ?? false
  }
}
