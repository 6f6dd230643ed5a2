import CakeCore

extension Command {
  /// The help text, made from the same table as the parsing.
  static var help: String {
    let table = CommandTable(Self.self)
    return
      ([abstract, "", "usage: " + table.usage, "", "options:"] + CommandTable.lines(table.rows)
      + (discussion.isEmpty ? [] : ["", discussion]))
      .joined(separator: "\n") + "\n"
  }
}

extension Cake {
  /// The tool's own help: its commands.
  static var help: String {
    let rows = commands.map { [$0.name, $0.abstract] }
    return
      (["Checks that every feature gets exactly the dependencies it needs", ""]
      + ["usage: \(name) COMMAND [OPTION]…"]
      + ["", "commands:"] + TextTable(rows: rows).lines(indentation: "  ")
      + ["", "options:"] + CommandTable.lines(CommandTable.ownRows))
      .joined(separator: "\n") + "\n"
  }
}
