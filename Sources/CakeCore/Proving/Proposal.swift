/// A removal to try: what goes, and what the compiler may notice of it.
struct Proposal: Sendable {
  /// A term of a slice, by its first token.
  struct Term: Hashable, Sendable {
    var slice: Int
    var start: Int
  }

  /// What goes from slices; only together do terms say what is left of a slice.
  var terms: Set<Term> = []
  /// What goes besides, each alone as well as with others.
  var edits: [Finding.Fix.Edit] = []
  /// The protocols that go from types, `Core.HasClock`, with those that they bring along.
  var removed: Set<String> = []
  /// Whether a type may lose more than members, `Sendable` say, or what an associated type is: the
  /// compiler's later stages, where isolation and initialisation are judged, have to be asked as
  /// well. They take as long again as type checking, so they are not asked of every removal.
  var losesTraits = false

  /// Several removals as one.
  static func together(_ proposals: some Sequence<Proposal>) -> Proposal {
    var all = Proposal()
    var seen: Set<Finding.Fix.Edit> = []
    for proposal in proposals {
      all.terms.formUnion(proposal.terms)
      all.edits += proposal.edits.filter { seen.insert($0).inserted }
      all.removed.formUnion(proposal.removed)
      all.losesTraits = all.losesTraits || proposal.losesTraits
    }
    return all
  }
}
