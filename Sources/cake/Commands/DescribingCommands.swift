import CakeCore

/// `cake completions SHELL`: the script that has a shell complete commands and options.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let abstract = "Print the completions for bash, zsh or fish"
  static let operand = "SHELL"
  static let options: [Option<CompletionsCommand>] = []
  static let discussion = """
    bash: cake completions bash > ~/.local/share/bash-completion/completions/cake
    zsh:  cake completions zsh > a folder of $fpath, as the file '_cake'
    fish: cake completions fish > ~/.config/fish/completions/cake.fish
    """

  private var shell: Shell?

  init() {}

  mutating func take(operand: String) throws(UsageError) { shell = try Shell(argument: operand) }

  func run() throws(ToolError) -> ExitStatus {
    guard let shell else { throw .usage(.operandMissing("SHELL", of: Self.name)) }
    try Output.report(shell.completions)
    return .clean
  }
}

/// `cake manual`: the page for `man`.
struct ManualCommand: Command {
  static let name = "manual"
  static let abstract = "Print the manual page, for 'man'"
  static let operand = ""
  static let operandLimit = 0
  static let options: [Option<ManualCommand>] = []
  static let discussion = "cake manual > cake.1 && man ./cake.1"

  mutating func take(operand: String) {}

  func run() throws(ToolError) -> ExitStatus {
    try Output.report(Manual.page)
    return .clean
  }
}

/// `cake schema`: the JSON schema of `.cake.json`.
struct SchemaCommand: Command {
  static let name = "schema"
  static let abstract = "Print the JSON schema of '.cake.json', for editors"
  static let operand = ""
  static let operandLimit = 0
  static let options: [Option<SchemaCommand>] = []
  static let discussion = """
    Save it, and name the file in '.cake.json' under "$schema"; the tool itself does not read it.
    """

  mutating func take(operand: String) {}

  func run() throws(ToolError) -> ExitStatus {
    try Output.report(Configuration.schema)
    return .clean
  }
}
