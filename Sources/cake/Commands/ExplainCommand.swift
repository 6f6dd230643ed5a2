import CakeCore

/// `cake explain [RULE]`: the text of one rule, or the table of all.
struct ExplainCommand: Command {
  static let name = "explain"
  static let abstract = "Explain what a rule finds, why it matters and what it never reports"
  static let operand = "[RULE]"
  static let options: [Option<ExplainCommand>] = []
  static let discussion = "Without RULE: the rules, the severity of their findings, what they find."

  private var rule: RuleID?

  init() {}

  mutating func take(operand: String) throws(UsageError) { rule = try RuleID(argument: operand) }

  func run() throws(ToolError) -> ExitStatus {
    try Output.report(rule?.page ?? RuleID.table)
    return .clean
  }
}
