/// Parts the findings of a program into those to report and those that somebody asked to hide.
struct Sieve {
  let program: Program
  let severities: [RuleID: Severity?]
  private let exclusion: Exclusion
  private let suppressions: Suppressions

  init(_ program: Program, _ options: CheckOptions) {
    self.program = program
    severities = options.severities
    exclusion = Exclusion(options.exclude)
    suppressions = Suppressions(program.facts, leavingOut: exclusion)
  }

  /// What to report, and what is hidden.
  ///
  /// What is hidden stays in the program, so whatever else could only go with it stays too: the
  /// rules are asked once more.
  func sift() -> (findings: [Finding], hidden: Report.Hidden) {
    let all = Rules.findings(in: program, severities: severities)
    var hidden = Report.Hidden()
    hidden.excluded = all.filter(isExcluded)
    hidden.suppressed = all.filter { !isExcluded($0) && suppressions.hides($0) }
    var findings = all
    if !hidden.excluded.isEmpty || !hidden.suppressed.isEmpty {
      program.keep(hidden.excluded + hidden.suppressed)
      findings = Rules.findings(in: program, severities: severities)
        .filter { !isExcluded($0) && !suppressions.hides($0) }
    }
    let unused = UnusedSuppression.findings(
      suppressions.all, found: all, severities: severities)
    return (findings + unused, hidden)
  }

  private func isExcluded(_ finding: Finding) -> Bool { exclusion.covers(finding.location.file) }
}

extension Report.Hidden {
  /// What is hidden beside a finding or by its place, with a word on what hides it.
  var explained: [Finding] {
    func saying(_ words: String, _ findings: [Finding]) -> [Finding] {
      findings.map { finding in
        var finding = finding
        finding.message += "; \(words)"
        return finding
      }
    }
    return saying("a 'cake:ignore' hides this", suppressed)
      + saying("its file is excluded", excluded)
  }
}
