/// Finds out which of some removals the compiler lets pass, all of them together.
struct Prover {
  private let trials: any TrialRunner
  private let places: ErrorPlaces?

  init(_ trials: any TrialRunner, _ places: ErrorPlaces? = nil) {
    self.trials = trials
    self.places = places
  }

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
    var standing: Set<Int> = []
    let blame = Blame(proposals, places)
    // By the module that fails, what can be why.
    var causes: [Int: Set<Int>] = [:]
    let holding = try Settling.largest(of: proposals.count) {
      (numbers: [Int]) throws(ProofFailure) in
      switch try trials.outcome(of: numbers.map { proposals[$0] }) {
      case .holds:
        standing = Set(numbers)
        return .works
      case .fails(let failures):
        var all: [(error: String, verdict: Blame.Verdict)] = []
        for failure in failures {
          broken.insert(failure.module)
          let able =
            causes[failure.module]
            ?? Set(proposals.indices.filter { trials.canBreak(failure.module, proposals[$0]) })
          causes[failure.module] = able
          let tried = able.intersection(numbers)
          all += failure.errors.map { ($0, blame.verdict(on: $0, among: tried)) }
        }
        for (error, verdict) in all.reversed() {
          // What holds is not why.
          let causes = verdict.suspects.subtracting(standing)
          if causes.count == 1 { reasons[causes.first!] = error }
        }
        // In the end the last one is tried alone beside those that hold.
        let verdicts = all.map(\.verdict)
        if let last = numbers.last, !verdicts.contains(where: { $0.suspects == [last] }) {
          reasons[last] = (all.first { $0.verdict.suspects.contains(last) } ?? all.first)?.error
        }
        let certain = verdicts.filter(\.isCertain).flatMap(\.suspects)
        return .fails(blaming: verdicts.map(\.suspects), certainly: Set(certain))
      }
    }
    for number in holding { reasons[number] = nil }
    if !reasons.isEmpty {
      for module in broken.sorted() {
        if case .fails(let failures) = try trials.baseline(of: module) {
          trials.isDoubtful = true
          let message = failures.first?.errors.first ?? ""
          throw .baseline(module: trials.name(of: module), message: message)
        }
      }
    }
    return (Set(holding), reasons)
  }
}
