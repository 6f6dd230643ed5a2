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
      case "ID=SEVERITY": RuleID.allCases.map { $0.rawValue + "=" }
      case let text? where text.allSatisfy { $0.isLowercase || $0 == "|" }:
        text.split(separator: "|").map(String.init)
      default: []
      }
    }

    var isPath: Bool { placeholder == "FILE" || placeholder == "DIR" }
  }

  var name: String
  var abstract: String
  var operand: String
  var discussion: String
  var rows: [Row]

  /// Every command, in the order in which help lists them.
  static var all: [CommandTable] { Cake.commands.map { table(of: $0) } }

  private static func table<C: Command>(of type: C.Type) -> CommandTable {
    CommandTable(
      name: C.name, abstract: C.abstract, operand: C.operand, discussion: C.discussion,
      rows: C.options.map { option in
        switch option.action {
        case .flag: Row(names: option.names, placeholder: nil, help: option.help)
        case .value(let placeholder, _):
          Row(names: option.names, placeholder: placeholder, help: option.help)
        }
      } + [Row(names: ["-h", "--help"], placeholder: nil, help: "Print this text")])
  }

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
