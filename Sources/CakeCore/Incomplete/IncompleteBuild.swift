/// A build that fails because roots lack providers, told in findings instead of scattered errors.
package struct IncompleteBuild: Sendable {
  /// What the roots lack, whatever rules and files are asked for: without it there is no result.
  package var report: Report
  /// What the compiler printed of other errors; empty where the report explains them all.
  package var rest: String

  /// Nil where no error in the compiler's output is about a root that lacks something.
  ///
  /// - Parameter output: What the compiler printed of every module that failed, one message a line.
  package init?(_ options: CheckOptions, output: String) throws(CakeError) {
    guard
      let severity = options.severities[.missingProvider] ?? RuleID.missingProvider.defaultSeverity
    else { return nil }
    let messages = CompilerMessage.all(in: output)
    guard messages.contains(where: { ConformanceError($0) != nil }) || Misfit.mayStand(in: output)
    else { return nil }
    var options = options
    options.isPartial = true
    var clock: PhaseClock?
    let facts = try FactsReader(options: options).read(&clock)
    let program = Program(facts, patterns: options.providerPatterns)
    let roots = IncompleteRoots(program, messages)
    let findings = roots.findings(severity)
    try facts.throwIfUntrustworthy()
    guard !findings.isEmpty else { return nil }
    report = ReportBuilder(program: program).report(findings)
    rest = Self.text(of: roots.others, in: messages)
  }

  /// Some errors as they were printed, each with the notes that follow it.
  private static func text(of errors: [CompilerMessage], in messages: [CompilerMessage]) -> String {
    var text = ""
    var isPrinting = false
    for message in messages {
      if message.kind != .note { isPrinting = errors.contains(message) }
      if isPrinting { text += message.printed }
    }
    return text
  }
}
