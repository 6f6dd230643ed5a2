import CakeCore

extension Command {
  /// The help text, made from the same table as the parsing.
  static var help: String {
    let usage = ["usage:", Cake.name, name, options.isEmpty ? "" : "[OPTION]…", operand]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let rows = options.map { [$0.usage, $0.help] } + [["-h, --help", "Print this text"]]
    return
      ([abstract, "", usage]
      + ["", "options:"] + TextTable(rows: rows).lines(indentation: "  ")
      + (discussion.isEmpty ? [] : ["", discussion]))
      .joined(separator: "\n") + "\n"
  }
}

extension Cake {
  /// The tool's own help: its commands.
  static var help: String {
    let rows = commands.map { [$0.name, $0.abstract] }
    let options = [
      ["-h, --help", "Print this text, or after a command that command's"],
      ["--version", "Print the version"],
    ]
    return
      (["Checks that every feature gets exactly the dependencies it needs", ""]
      + ["usage: \(name) COMMAND [OPTION]…"]
      + ["", "commands:"] + TextTable(rows: rows).lines(indentation: "  ")
      + ["", "options:"] + TextTable(rows: options).lines(indentation: "  "))
      .joined(separator: "\n") + "\n"
  }
}
