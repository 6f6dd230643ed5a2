/// The whole check as one call: reads the facts, builds the model, runs the rules.
package enum Check {
  /// Throws where it could not run or its facts are not those of the sources.
  package static func run(_ options: CheckOptions) throws(CakeError) -> Report {
    let facts = try FactsReader(options: options).read()
    let program = Program(facts, patterns: options.providerPatterns)
    let findings = Rules.findings(in: program, severities: options.severities)
    try facts.throwIfUntrustworthy()
    return ReportBuilder(program: program).report(findings)
  }
}
