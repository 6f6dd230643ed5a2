import CakeCore

/// A command as its users see it: what help, completions and the manual are all made of.
struct CommandTable {
  struct Row {
    /// The spellings, the one that messages use last.
    var names: [String]
    /// Nil for a flag.
    var placeholder: String?
    var help: String

    /// What the value can be; empty where it is a file, or anything.
    var choices: [String] {
      switch placeholder {
      case "FORMAT": ReportFormat.allCases.map(\.rawValue)
      case "RULE": RuleID.allCases.map(\.rawValue)
      case "ID": RuleID.fixable.map(\.rawValue)
      case "ID=SEVERITY":
        RuleID.allCases.flatMap { rule in
          (Severity.allCases.map(\.rawValue) + ["off"]).map { "\(rule.rawValue)=\($0)" }
        }
      case let text? where text.allSatisfy { $0.isLowercase || $0 == "|" }:
        text.split(separator: "|").map(String.init)
      default: []
      }
    }

    var isPath: Bool { ["FILE", "DIR", "BASE"].contains(placeholder) }

    /// How help writes it: `-j, --jobs N`.
    var usage: String {
      names.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "")
    }
  }

  var name: String
  var abstract: String
  var operand: String
  var discussion: String
  var rows: [Row]

  /// Every command, in the order in which help lists them.
  static var all: [CommandTable] { Cake.commands.map { CommandTable($0) } }

  /// What stands in place of a command.
  static let ownRows = [
    Row(names: ["-h", "--help"], help: "Print this text, or after a command that command's"),
    Row(names: ["--version"], help: "Print the version"),
  ]

  init<C: Command>(_ type: C.Type) {
    name = C.name
    abstract = C.abstract
    operand = C.operand
    discussion = C.discussion
    rows =
      C.options.map { option in
        switch option.action {
        case .flag: Row(names: option.names, help: option.help)
        case .value(let placeholder, _):
          Row(names: option.names, placeholder: placeholder, help: option.help)
        }
      } + [Row(names: ["-h", "--help"], help: "Print this text")]
  }

  /// How it is called: `cake explain [RULE]`. That there is `--help` goes without saying.
  var usage: String {
    [Cake.name, name, rows.count > 1 ? "[OPTION]…" : "", operand].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  static func lines(_ rows: [Row]) -> [String] {
    TextTable(rows: rows.map { [$0.usage, $0.help] }).lines(indentation: "  ")
  }

  /// Whether an operand can be a file or a folder.
  var takesFiles: Bool { ["PATH", "DIR", "BASE"].contains(where: operand.contains) }

  /// What an operand can be where that is known: the commands of `help`, the rules of `explain`.
  var operandChoices: [String] {
    switch operand {
    case "[COMMAND]": Self.all.map(\.name)
    case "[RULE]": RuleID.allCases.map(\.rawValue)
    case GenerateCommand.operand: GenerateCommand.kinds
    case NewCommand.operand: NewFile.Kind.allCases.map(\.rawValue)
    case "SHELL": Shell.allCases.map(\.rawValue)
    default: []
    }
  }
}
