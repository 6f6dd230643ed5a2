import CakeCore

/// What a check says on standard error of its proof.
enum ProofLine {
  /// Nothing where no compiler ran and none should have.
  static func text(of proof: Report.Proof, in report: Report) -> String? {
    if let failure = proof.failure {
      let left =
        proof.leftOut == 0 ? "" : "; \(findings(proof.leftOut)) left out that it would judge"
      let removals = report.findings.count(where: \.rule.advisesRemoval)
      guard removals + proof.leftOut > 0, failure != .planMissing || proof.leftOut > 0 else {
        return nil
      }
      return "note: nothing was proved by the compiler: \(failure.reason)\(left)\n"
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
