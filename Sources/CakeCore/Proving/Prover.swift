/// Finds out which of some removals the compiler lets pass, all of them together.
struct Prover {
  private let trials: any TrialRunner

  init(_ trials: any TrialRunner) { self.trials = trials }

  /// The removals that hold together, and why each of the others does not, by their numbers.
  ///
  /// All are tried at once, and halves where that fails. Before one is refused, the module that it
  /// breaks has to compile as it is.
  func judge(
    _ proposals: [Proposal]
  ) throws(ProofFailure) -> (holding: Set<Int>, refused: [Int: String]) {
    var broken: Set<Int> = []
    var reasons: [Int: String] = [:]
    let holding = try Settling.largest(of: Array(proposals.indices)) {
      (numbers: [Int]) throws(ProofFailure) in
      switch try trials.outcome(of: numbers.map { proposals[$0] }) {
      case .holds: return true
      case .fails(let module, let message):
        broken.insert(module)
        // In the end the last one is tried alone beside those that hold.
        if let last = numbers.last { reasons[last] = message }
        return false
      }
    }
    for number in holding { reasons[number] = nil }
    if !reasons.isEmpty {
      for module in broken.sorted() {
        if case .fails(_, let message) = try trials.baseline(of: module) {
          trials.isDoubtful = true
          throw .baseline(module: trials.name(of: module), message: message)
        }
      }
    }
    return (Set(holding), reasons)
  }
}
