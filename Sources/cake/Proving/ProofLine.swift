import CakeCore

/// What a check says on standard error of its proof.
enum ProofLine {
  /// Nothing where no compiler ran and none should have.
  static func text(
    of proof: Report.Proof, in report: Report, triesAll: Bool, verbose: Bool
  ) -> String? {
    if let failure = proof.failure {
      let left = report.undecided.count
      let removals = report.findings.count(where: \.rule.advisesRemoval)
      guard triesAll || removals + left > 0, triesAll || failure != .planMissing || left > 0 else {
        return nil
      }
      let reason = "note: nothing was proved by the compiler: \(failure.reason)"
      guard left > 0 else { return "\(reason)\n" }
      let which = verbose ? "" : ", '--verbose' lists \(left == 1 ? "it" : "them")"
      return "\(reason); \(findings(left)) left out that it would judge\(which)\n"
        + (verbose ? leftOut(report.undecided) : "")
    }
    guard proof.compilations + proof.builds > 0 else { return nil }
    let tried = counted(proof.compiled + proof.kept.count, "removal")
    return "proved \(proof.compiled) of \(tried) by "
      + (proof.builds > 0
        ? "building a copy \(counted(proof.builds, "time"))\n"
        : "compiling \(counted(proof.compilations, "module"))\n")
  }

  private static func leftOut(_ findings: [Finding]) -> String {
    findings.sorted { $0.location < $1.location }.map {
      "\($0.location): note: left out: \($0.message) [\($0.rule.rawValue)]\n"
    }.joined()
  }

  /// What became of all needs: `373 needs: 351 used, 16 removed by proof, 6 kept by proof`, after a
  /// line for each that is kept, with why.
  static func text(of tally: Report.NeedsTally) -> String {
    let kept = tally.kept.map {
      "\($0.location): note: '\($0.slice)' keeps '\($0.provider)' by proof: without it \($0.reason)\n"
    }
    let unjudged = tally.unjudged.map {
      "\($0.location): note: '\($0.slice)' keeps '\($0.provider)', though it compiles without: "
        + "\($0.reason)\n"
    }
    var counts = [
      "\(tally.used) used", "\(tally.removed) removed by proof",
      "\(tally.kept.count) kept by proof",
    ]
    for (count, what) in [
      (tally.unjudged.count, "that no compile can judge"), (tally.hidden, "hidden"),
      (tally.untaken, "of slices that nothing takes"),
    ] where count > 0 {
      counts.append("\(count) \(what)")
    }
    return (kept + unjudged).joined()
      + "\(counted(tally.needs, "need")): \(counts.joined(separator: ", "))\n"
  }

  private static func findings(_ count: Int) -> String { counted(count, "finding") }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
