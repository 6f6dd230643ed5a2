/// What tries removals out: on modules of a plan, or by a command on a copy of the package.
protocol TrialRunner: AnyObject {
  /// How many compilations it took so far.
  var compilations: Int { get }
  /// Whether something else than the removals may be why trials failed.
  var isDoubtful: Bool { get set }

  /// Whether the package still compiles, and means the same, with all of some removals.
  func outcome(of proposals: [Proposal]) throws(ProofFailure) -> TrialOutcome
  /// Whether an earlier proof has tried just these removals together.
  func isKnown(_ proposals: [Proposal]) throws(ProofFailure) -> Bool
  /// What becomes of a part of it as it is.
  func baseline(of module: Int) throws(ProofFailure) -> TrialOutcome
  /// Whether a removal can be why a part of it fails.
  func canBreak(_ module: Int, _ proposal: Proposal) -> Bool
  func name(of module: Int) -> String
  /// Keeps what it knows, takes the copies away.
  func close()
}

enum TrialOutcome {
  case holds
  case fails([Failure])

  /// A part that does not compile any more, or in which a name has another meaning, with the
  /// sentences that say so.
  struct Failure {
    var module: Int
    var errors: [String]
  }
}
