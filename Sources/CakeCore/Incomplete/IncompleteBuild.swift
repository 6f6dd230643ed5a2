/// A build that fails because roots lack providers, told in findings instead of scattered errors.
package enum IncompleteBuild {
  /// What the roots lack; nil where anything in the compiler's output is about something else.
  ///
  /// - Parameter output: What the compiler printed of every module that failed, one message a line.
  package static func report(
    _ options: CheckOptions, output: String
  ) throws(CakeError) -> Report? {
    guard
      let severity = options.severities[.missingProvider] ?? RuleID.missingProvider.defaultSeverity,
      let messages = CompilerMessage.all(in: output)
    else { return nil }
    let errors = messages.filter { $0.kind == .error }
    let conformances = errors.compactMap(ConformanceError.init)
    guard !errors.isEmpty, conformances.count == errors.count else { return nil }
    var options = options
    options.isPartial = true
    var clock: PhaseClock?
    let facts = try FactsReader(options: options).read(&clock)
    let program = Program(facts, patterns: options.providerPatterns)
    guard let roots = IncompleteRoots(program, conformances, messages) else { return nil }
    let findings = roots.findings(severity)
    try facts.throwIfUntrustworthy()
    return findings.isEmpty ? nil : ReportBuilder(program: program).report(findings)
  }
}
