/// What types have of a provider besides its requirements, because they conform to it.
extension Program {
  /// What a provider brings along, with what it inherits that code casts to.
  func traits(of provider: Int) -> Set<String> {
    catalog.providers[provider].traits.union(
      (protocolsInCasts[provider] ?? []).map(facts.qualifiedName))
  }

  /// Whether types would lose a trait with a need, and no compile would tell: code of theirs leaves
  /// its actor, a cast or a framework that asks for a protocol while the program runs finds it no more.
  func isHandedDown(_ trait: String, with need: Seeds.Need) -> Bool {
    guard catalog.isSlice(need.node), !Self.isForCompilerAlone(trait),
      traits(of: need.provider).contains(trait)
    else { return false }
    let slice = need.node.number
    // The extensions of a protocol are on its actor.
    if catalog.slices[slice].isProtocol, trait.hasPrefix("@") { return true }
    return catalog.roots.contains { root in
      let slices = root.grants.filter { $0.provider == need.provider }.map(\.slice)
      return !slices.isEmpty && slices.allSatisfy { $0.map { includes($0, slice) } ?? false }
        && !says(trait, root)
    }
  }

  /// What leaves no trace in a program that compiles.
  private static func isForCompilerAlone(_ trait: String) -> Bool {
    ["Sendable", "AnyObject", "Copyable", "Escapable"].contains(trait)
  }

  private func includes(_ slice: Int, _ other: Int) -> Bool {
    slice == other || catalog.slices[slice].includedSlices.contains { includes($0, other) }
  }

  /// Whether a type has it by its own words: `@MainActor final class AppDependencies`.
  private func says(_ trait: String, _ root: Root) -> Bool {
    let file = facts.symbols.base[Int(root.symbol)].definitionFile
    guard trait.hasPrefix("@"), file >= 0 else { return false }
    let source = facts.source(Int(file))
    return source.token(at: facts.definitionPlace(root.symbol)).map {
      catalog.attributes(before: $0, in: source).contains(trait)
    } ?? false
  }
}
