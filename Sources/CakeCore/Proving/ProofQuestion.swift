/// What alone is to be proved, where somebody asks about a part of a program.
struct ProofQuestion {
  /// Whether the answer tells of a finding.
  let isAbout: (Finding) -> Bool

  /// The numbers of the removals that decide about the findings in question: those of these, and of
  /// what can only go, or stay, together with them.
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
  /// Whether one goes only if the other does: what asks for a provider, or the conformance of a root
  /// that nothing asks for then.
  fileprivate func isBound(to other: Proposal) -> Bool {
    !terms.isDisjoint(with: other.terms)
      || terms.isEmpty && !removed.isDisjoint(with: other.removed)
  }
}
