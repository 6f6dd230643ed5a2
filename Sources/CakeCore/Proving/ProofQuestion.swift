/// What alone is to be proved, where somebody asks about a part of a program.
struct ProofQuestion {
  /// Whether the answer tells of a finding.
  let isAbout: (Finding) -> Bool

  /// The numbers of the removals that decide about the findings in question: those of these, and of
  /// all that may only go, or may only stay, together with them.
  func part(of proposals: [Proposal], about findings: [Finding]) -> [Int] {
    var found = Set(proposals.indices.filter { isAbout(findings[$0]) })
    var pending = found
    while let next = pending.popFirst() {
      for other in proposals.indices
      where !found.contains(other) && proposals[next].isBound(to: proposals[other]) {
        found.insert(other)
        pending.insert(other)
      }
    }
    return found.sorted()
  }
}

extension Proposal {
  /// Whether one may ask for what the other takes away, or have it in the other's place: of two
  /// slices that a value has both of, one may lose a need, and not the other as well.
  fileprivate func isBound(to other: Proposal) -> Bool {
    !terms.isDisjoint(with: other.terms) || !providers.isDisjoint(with: other.providers)
  }
}
