import CakeCore

/// The tool: picks the command, runs it, and is the one place that decides text and exit code of
/// whatever goes wrong.
enum Cake {
  static let name = ToolVersion.name

  /// In the order in which help lists them.
  static let commands: [any Command.Type] = [
    CheckCommand.self, FixCommand.self, WhyCommand.self, DiffCommand.self, GraphCommand.self,
    GenerateCommand.self, NewCommand.self, ExplainCommand.self, CompletionsCommand.self,
    ManualCommand.self,
    SchemaCommand.self,
    InstallCommand.self, HelpCommand.self,
  ]

  static func run(_ arguments: [String]) -> ExitStatus {
    do throws(ToolError) {
      return try dispatch(arguments)
    } catch {
      if StaleFiles.note(error) { return .stale }
      Output.complain(error)
      return error.status
    }
  }

  private static func dispatch(_ arguments: [String]) throws(ToolError) -> ExitStatus {
    guard let first = arguments.first else { throw .usage(.commandMissing) }
    switch first {
    case "-h", "--help":
      try Output.report(help)
      return .clean
    case "--version":
      try Output.report("\(ToolVersion.name) \(ToolVersion.current)\n")
      return .clean
    case _ where first.hasPrefix("-"):
      throw .usage(
        .optionUnknown(first, of: nil, known: CommandTable.ownRows.compactMap(\.names.last)))
    default:
      let named: any Command.Type
      do { named = try command(named: first) } catch { throw .usage(error) }
      return try run(named, Array(arguments.dropFirst()))
    }
  }

  static func command(named name: String) throws(UsageError) -> any Command.Type {
    for command in commands where command.name == name { return command }
    throw .nameUnknown(name, kind: "command", known: commands.map { $0.name })
  }

  private static func run<C: Command>(
    _ type: C.Type, _ arguments: [String]
  ) throws(ToolError) -> ExitStatus {
    let parsed: C?
    do { parsed = try C.parse(arguments) } catch { throw .usage(error) }
    guard let command = parsed else {
      try Output.report(C.help)
      return .clean
    }
    return try command.run()
  }
}
