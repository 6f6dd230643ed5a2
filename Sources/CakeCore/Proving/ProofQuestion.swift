/// What alone is to be proved, where somebody asks about a part of a program.
struct ProofQuestion {
  /// Whether the answer tells of a finding.
  let isAbout: (Finding) -> Bool

  /// The numbers of the removals that decide about the findings in question: those of these, and of
  /// all that may only go, or may only stay, together with them.
  func part(of proposals: [Proposal], about findings: [Finding]) -> [Int] {
    var bound: [Bond: [Int]] = [:]
    for (number, proposal) in proposals.enumerated() {
      for bond in proposal.bonds { bound[bond, default: []].append(number) }
    }
    var found = Set(proposals.indices.filter { isAbout(findings[$0]) })
    var pending = found
    while let next = pending.popFirst() {
      for bond in proposals[next].bonds {
        // Those that share it are all found at the first of them.
        for other in bound.removeValue(forKey: bond) ?? [] where found.insert(other).inserted {
          pending.insert(other)
        }
      }
    }
    return found.sorted()
  }
}

/// What removals have in common of which one may ask for what the other takes away, or have it in the
/// other's place: of two slices that a value has both of, one may lose a need, and not the other too.
private enum Bond: Hashable {
  case term(Proposal.Term)
  case provider(Int)
}

extension Proposal {
  fileprivate var bonds: [Bond] { terms.map(Bond.term) + providers.map(Bond.provider) }
}
