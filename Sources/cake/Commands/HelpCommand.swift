/// `cake help [COMMAND]`: the same texts as `--help`.
struct HelpCommand: Command {
  static let name = "help"
  static let abstract = "Print what a command does and which options it takes"
  static let operand = "[COMMAND]"
  static let options: [Option<HelpCommand>] = []
  static let discussion = ""

  private var command: (any Command.Type)?

  init() {}

  mutating func take(operand: String) throws(UsageError) {
    command = try Cake.command(named: operand)
  }

  func run() throws(ToolError) -> ExitStatus {
    try Output.report(command?.help ?? Cake.help)
    return .clean
  }
}
