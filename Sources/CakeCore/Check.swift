/// The whole check as one call: reads the facts, builds the model, runs the rules.
package enum Check {
  /// Throws where it could not run or its facts are not those of the sources.
  package static func run(
    _ options: CheckOptions, proof: ProofOptions? = nil
  ) throws(CakeError) -> Report {
    var clock: PhaseClock?
    return try run(options, proof: proof, clock: &clock)
  }

  /// Does the same and tells the clock, if there is one, of each phase; the last one still runs
  /// when this returns, for what remains is to print the report.
  package static func run(
    _ options: CheckOptions, proof: ProofOptions? = nil, clock: inout PhaseClock?
  ) throws(CakeError) -> Report {
    let facts = try FactsReader(options: options).read(&clock)
    facts.clock = clock
    defer { clock = facts.clock }
    let program = Program(facts, patterns: options.providerPatterns) {
      Rules.prepare($0)
      _ = Sieve($0, options)
    }
    if !options.allowsNothing { try Emptiness.throwIfEmpty(program, options) }
    facts.clock?.enter(.rules)
    var proof = proof
    // What is found now is tried next, and rules keep one thread busy.
    if !program.unusedNeeds.isEmpty { proof?.beginReadingPlan(facts) }
    let sieve = Sieve(program, options)
    let (sifted, proved, undecided) = try ProofSession.sift(program, sieve, proof, options)
    try facts.throwIfUntrustworthy()
    facts.clock?.enter(.reporting)
    var report = ReportBuilder(program: program, listsUses: options.listsUses)
      .report(sifted.findings)
    report.hidden = sifted.hidden
    report.proof = proved
    report.undecided = undecided
    options.baseline?.hide(in: &report, severities: options.severities)
    report.keep { options.wants($0) }
    return report
  }

  /// Waits until what is kept for the next check is written; meant for the end of the program.
  package static func finish() { KeptFacts.finish() }

  /// Throws where the facts are not those of the sources, as far as the times of files tell.
  package static func throwIfStale(_ options: CheckOptions) throws(CakeError) {
    try FactsReader(options: options).throwIfStale()
  }
}

extension CheckOptions {
  fileprivate func wants(_ finding: Finding) -> Bool {
    (rules.isEmpty || rules.contains(finding.rule))
      && (parts.isEmpty || Exclusion(parts).covers(finding.location.file))
  }
}

extension Report {
  fileprivate mutating func keep(_ isWanted: (Finding) -> Bool) {
    findings.removeAll { !isWanted($0) }
    undecided.removeAll { !isWanted($0) }
    hidden.suppressed.removeAll { !isWanted($0) }
    hidden.known.removeAll { !isWanted($0) }
    hidden.excluded.removeAll { !isWanted($0) }
  }
}
