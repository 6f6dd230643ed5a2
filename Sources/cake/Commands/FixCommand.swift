import CakeCore

/// `cake fix [PATH]`: carries out what findings advise, as far as that is sure to compile.
struct FixCommand: FactsCommand {
  var facts = FactsOptions()
  private var paths: [String] = []
  private var rules: Set<RuleID> = []
  private var writesNothing = false
  private var allowsChanges = false

  init() {}

  mutating func take(operand: String) { paths.append(operand) }

  static let name = "fix"
  static let abstract = "Remove what a check finds unused, as far as the package still builds"
  static let operand = "[PATH]… [-- BUILD-ARGUMENT…]"
  static let operandLimit = Int.max

  static let options: [Option<FixCommand>] =
    [
      .value("--rule", placeholder: "ID", help: "Fix only this rule's findings; can be repeated") {
        (command, value) throws(UsageError) in command.rules.insert(try fixableRule(value))
      },
      .flag("--dry-run", help: "Print the changes without making them") {
        $0.writesNothing = true
      },
      .flag("--allow-dirty", help: "Change files that git has no copy of as well") {
        $0.allowsChanges = true
      },
    ] + provingOptions + readingOptions

  static let discussion = """
    PATH is the package's folder, by default the current one. Fixed is what comes with a safe fix of
    \(fixable.dropLast().joined(separator: ", "))
    and \(fixable.last!), those of the severity 'info' only if '--rule' names theirs
    or if they tell what is left of what was fixed.
    A slice of which nothing would be left is left to you. With a value that nobody asks for goes
    what making it does besides, such as registering something ('cake explain stale-provider').

    The package is built before and after, with its tests, and checked again until there is nothing
    left to fix. What does not compile is taken back. The changes are printed on standard output as
    a difference that 'git apply' reads; '--dry-run' prints those of the first round.
    For what SwiftPM does not build, '--index-store' with '--build-command' says where the facts are
    and what makes them anew: 'xcodebuild build-for-testing -derivedDataPath .build/xcode …'.
    exit code: 0 nothing left; 1 findings left, or with '--dry-run' something to fix; 2 could not run
    """

  private static let fixable = RuleID.fixable.map { "'\($0.rawValue)'" }

  private static func fixableRule(_ name: String) throws(UsageError) -> RuleID {
    let rule = try RuleID(argument: name)
    guard rule.isFixable else {
      throw .valueMalformed(
        option: "--rule", value: name,
        expected: "a rule with fixes (\(fixable.joined(separator: ", ")))")
    }
    return rule
  }

  func run() throws(ToolError) -> ExitStatus {
    do { try facts.throwIfStoreMissing() } catch { throw .usage(error) }
    try facts.throwIfUnprovable("a fix is proved by a build")
    let place = try PackageFolder.find(paths, needsManifest: facts.indexStore == nil)
    var session = try FixSession(
      place, path: paths.first ?? ".", rules: rules,
      facts: facts, allowsChanges: allowsChanges)
    if !facts.skipsBuild { try FailedBuild.build(session.files.request, facts) }
    if writesNothing {
      guard let plan = try session.plan() else { return .failure }
      try Output.report(session.preview(plan))
      return tell(session, would: plan.fixes)
    }
    Interruption.putOff()
    do throws(ToolError) {
      while true {
        try session.files.throwIfInterrupted()
        let next = try session.plan()
        // The signal went to the check too, which may have given up for it in words of its own.
        try session.files.throwIfInterrupted()
        guard let plan = next else {
          try? Output.report(session.difference())
          return .failure
        }
        if plan.fixes.isEmpty { break }
        try session.carryOut(plan)
      }
    } catch {
      // What was built before stays, so it is told.
      try? Output.report(session.difference())
      throw error
    }
    try Output.report(session.difference())
    return tell(session, would: [])
  }

  private func obstacle(to finding: Finding, in session: FixSession) -> String {
    if session.emptying.contains(FixPlan.Key(finding)) {
      return "nothing would be left of the slice"
    }
    if finding.rule == .staleProvider, finding.subject[.root] == nil {
      return "a root has a value for it, or it is written in an unusual way"
    }
    return "no change of this alone is sure to compile"
  }

  private func tell(_ session: FixSession, would fixes: [Finding]) -> ExitStatus {
    for finding in session.refused {
      Output.note(text(of: finding, "taken back: the package does not build without it"))
    }
    for finding in session.left {
      Output.note(text(of: finding, "not fixed: \(obstacle(to: finding, in: session))"))
    }
    for finding in session.withheld {
      Output.note(text(of: finding, "not fixed: what the baseline has would have to go as well"))
    }
    for (finding, target) in session.outside {
      Output.note(
        text(of: finding, "not fixed: the file is a link to '\(target)', outside of the package"))
    }
    for file in session.generated {
      Output.note(
        "note: '\(file)' is generated; '\(ToolVersion.name) generate update' writes it anew\n")
    }
    if !session.remarks.isEmpty {
      let rules = Set(session.remarks.map(\.rule.rawValue)).sorted().map { "'--rule \($0)'" }
      Output.note(
        "note: \(counted(session.remarks.count, "finding")) of the severity 'info' left, "
          + "for \(rules.joined(separator: " and ")) to fix\n")
    }
    if session.known > 0 {
      Output.note(
        "note: \(counted(session.known, "finding")) in the baseline "
          + "\(session.known == 1 ? "was" : "were") left alone\n")
    }
    let files = Set((session.fixed + fixes).flatMap { $0.fix?.edits ?? [] }.map(\.file)).count
    let count = session.fixed.count + fixes.count
    let left =
      session.refused.count + session.left.count + session.withheld.count + session.outside.count
    let verb = writesNothing ? "would fix" : "fixed"
    Output.note(
      count + left == 0
        ? "nothing to fix\n"
        : "\(verb) \(counted(count, "finding")) in \(counted(files, "file"))"
          + (left == 0 ? "\n" : "; \(left) left\n"))
    return left == 0 && fixes.isEmpty ? .clean : .findings
  }

  private func text(of finding: Finding, _ note: String) -> String {
    "\(finding.location): \(finding.severity.rawValue): \(finding.message)"
      + " [\(finding.rule.rawValue)]\n\(finding.location): note: \(note)\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
