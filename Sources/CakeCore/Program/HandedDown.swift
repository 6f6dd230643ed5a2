/// What types have of a provider besides its requirements, because they conform to it.
extension Program {
  /// Whether types would lose a trait with a need, and no compile would tell: code of theirs leaves
  /// its actor, what asks for a framework's protocol while the program runs finds it no more.
  func isHandedDown(_ trait: String, with need: Seeds.Need) -> Bool {
    guard catalog.isSlice(need.node), !Self.isForCompilerAlone(trait),
      catalog.providers[need.provider].traits.contains(trait)
    else { return false }
    let slice = need.node.number
    // The extensions of a protocol are on its actor.
    if catalog.slices[slice].isProtocol, trait.hasPrefix("@") { return true }
    return catalog.roots.contains { root in
      let slices = root.grants.filter { $0.provider == need.provider }.map(\.slice)
      return !slices.isEmpty && slices.allSatisfy { $0.map { includes($0, slice) } ?? false }
    }
  }

  /// What leaves no trace in a program that compiles.
  private static func isForCompilerAlone(_ trait: String) -> Bool {
    ["Sendable", "AnyObject", "Copyable", "Escapable"].contains(trait)
  }

  private func includes(_ slice: Int, _ other: Int) -> Bool {
    slice == other || catalog.slices[slice].includedSlices.contains { includes($0, other) }
  }
}
