/// Finds out which of some removals the compiler lets pass, all of them together.
struct Prover {
  private let trials: any TrialRunner

  init(_ trials: any TrialRunner) { self.trials = trials }

  /// The removals that hold together, and why each of the others does not, by their numbers.
  ///
  /// All are tried at once; where that fails, again without those that the errors are about, and
  /// halves where they name none. Before one is refused, the module that it breaks has to compile as
  /// it is.
  func judge(
    _ proposals: [Proposal]
  ) throws(ProofFailure) -> (holding: Set<Int>, refused: [Int: String]) {
    var broken: Set<Int> = []
    var reasons: [Int: String] = [:]
    let blame = Blame(proposals)
    let holding = try Settling.largest(of: proposals.count) {
      (numbers: [Int]) throws(ProofFailure) in
      switch try trials.outcome(of: numbers.map { proposals[$0] }) {
      case .holds: return .works
      case .fails(let module, let errors):
        broken.insert(module)
        let suspects = errors.map { blame.suspects(of: $0).intersection(numbers) }
        for (error, suspects) in zip(errors, suspects).reversed() where suspects.count == 1 {
          reasons[suspects.first!] = error
        }
        // In the end the last one is tried alone beside those that hold.
        if let last = numbers.last, !suspects.contains([last]) { reasons[last] = errors.first }
        return .fails(blaming: suspects)
      }
    }
    for number in holding { reasons[number] = nil }
    if !reasons.isEmpty {
      for module in broken.sorted() {
        if case .fails(_, let errors) = try trials.baseline(of: module) {
          trials.isDoubtful = true
          throw .baseline(module: trials.name(of: module), message: errors.first ?? "")
        }
      }
    }
    return (Set(holding), reasons)
  }
}
