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
    let program = Program(facts, patterns: options.providerPatterns)
    facts.clock?.enter(.rules)
    let sieve = Sieve(program, options)
    var sifted: ProofSession.Sifted
    var proved: Report.Proof?
    if let proof {
      facts.clock?.enter(.proof)
      (sifted, proved) = try ProofSession(program, sieve, proof, options).run()
    } else {
      sifted = sieve.sift()
    }
    try facts.throwIfUntrustworthy()
    facts.clock?.enter(.reporting)
    var report = ReportBuilder(program: program).report(sifted.findings)
    report.hidden = sifted.hidden
    report.proof = proved
    options.baseline?.hide(in: &report, severities: options.severities)
    return report
  }
}
