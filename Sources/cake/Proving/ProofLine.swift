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
    guard proof.compilations + proof.builds > 0 else { return nil }
    return "proved \(proof.compiled) of \(findings(proof.compiled + proof.kept.count)) by "
      + (proof.builds > 0
        ? "building a copy \(counted(proof.builds, "time"))\n"
        : "compiling \(counted(proof.compilations, "module"))\n")
  }

  /// A line for each need that the compiler keeps, with what it says without.
  static func kept(by proof: Report.Proof) -> String {
    proof.kept.compactMap { kept in
      guard case .name(let slice)? = kept.finding.subject[.slice],
        case .name(let provider)? = kept.finding.subject[.provider]
      else { return nil }
      return "\(kept.finding.location): note: '\(slice)' keeps '\(provider)' by proof: without it "
        + "\(kept.reason)\n"
    }.joined()
  }

  /// What became of all needs: `373 needs: 351 used, 16 removed by proof, 6 kept by proof`.
  static func count(of proof: Report.Proof, in report: Report) -> String {
    let removed = report.findings.count { $0.rule == .unusedNeed && $0.proof == .compiled }
    let kept = proof.kept.count { $0.finding.rule == .unusedNeed }
    let used = report.needs - removed - kept - proof.unjudged
    return "\(counted(report.needs, "need")): \(used) used, \(removed) removed by proof, "
      + "\(kept) kept by proof"
      + (proof.unjudged == 0 ? "\n" : ", \(proof.unjudged) that no compile can judge\n")
  }

  private static func findings(_ count: Int) -> String { counted(count, "finding") }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
