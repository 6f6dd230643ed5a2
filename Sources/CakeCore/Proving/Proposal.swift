/// A removal to try: what goes, and what the compiler may notice of it.
struct Proposal: Sendable {
  var edits: [Finding.Fix.Edit]
  /// The protocols that go from types, `Core.HasClock`, with those that they bring along.
  var removed: Set<String>
  /// Whether a type may lose more than members, `Sendable` say: the compiler's later stages, where
  /// isolation and initialisation are judged, have to be asked as well.
  var losesTraits: Bool

  /// Several removals as one.
  static func together(_ proposals: some Sequence<Proposal>) -> Proposal {
    var all = Proposal(edits: [], removed: [], losesTraits: false)
    var seen: Set<Finding.Fix.Edit> = []
    for proposal in proposals {
      all.edits += proposal.edits.filter { seen.insert($0).inserted }
      all.removed.formUnion(proposal.removed)
      all.losesTraits = all.losesTraits || proposal.losesTraits
    }
    return all
  }
}
