import CakeCore

/// What a check says on standard error of its proof.
enum ProofLine {
  /// Nothing where no compiler ran and none should have.
  static func text(of proof: Report.Proof, in report: Report) -> String? {
    let removals = report.findings.count(where: \.rule.advisesRemoval)
    if let failure = proof.failure {
      guard failure != .planMissing, removals > 0 else { return nil }
      return "note: \(findings(removals)) not proved by the compiler: \(failure.reason)\n"
    }
    guard proof.compilations > 0 else { return nil }
    return "proved \(proof.compiled) of \(findings(proof.compiled + proof.kept.count)) "
      + "by compiling \(counted(proof.compilations, "module"))\n"
  }

  private static func findings(_ count: Int) -> String { counted(count, "finding") }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
