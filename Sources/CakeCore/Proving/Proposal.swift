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
  /// The providers that go from slices and roots, with those that they inherit.
  var providers: Set<Int> = []
  var losses = Losses()
  /// How deep slices include each other where it begins. What includes others comes after them: where a
  /// provider can go from one alone, it stays where it is seen to be used.
  var depth = 0
  /// By what an error tells that it is about this removal.
  var marks = Marks()

  struct Marks: Sendable {
    /// The names of what a provider requires.
    var members: Set<String> = []
    /// The names of the protocols that go, without their modules.
    var protocols: Set<String> = []
    /// The names that make up each slice's own, `LoginModel` and `Dependencies`.
    var slices: Set<Set<String>> = []
    /// Those of what each slice stands in, or its own.
    var owners: Set<Set<String>> = []
    /// Where something goes, as errors begin: `Sources/App/Login.swift:31:`.
    var places: Set<String> = []
  }

  /// The edits of several removals as those of one.
  static func together(_ proposals: some Sequence<Proposal>) -> Proposal {
    var all = Proposal()
    var seen: Set<Finding.Fix.Edit> = []
    for proposal in proposals {
      all.terms.formUnion(proposal.terms)
      all.edits += proposal.edits.filter { seen.insert($0).inserted }
    }
    return all
  }
}
