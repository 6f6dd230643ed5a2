import CakeCore

/// The manual page, in the language of `man`.
enum Manual {
  static var page: String {
    let commands = CommandTable.all.map { table in
      ".SS \(line(table.usage))\n\(line(table.abstract)).\n" + options(table.rows)
        + (table.discussion.isEmpty ? "" : ".PP\n.nf\n\(text(table.discussion))\n.fi\n")
    }
    return """
      .TH CAKE 1 "" "\(ToolVersion.name) \(ToolVersion.current)"
      .SH NAME
      cake \\- checks that every feature gets exactly the dependencies it needs
      .SH SYNOPSIS
      .B cake
      \\fICOMMAND\\fR [\\fIOPTION\\fR]…
      .SH OPTIONS
      \(options(CommandTable.ownRows)).SH COMMANDS
      \(commands.joined())
      """
  }

  private static func options(_ rows: [CommandTable.Row]) -> String {
    rows.map { row in
      let value = row.placeholder.map { " \\fI\(line($0))\\fR" } ?? ""
      let names = row.names.map { "\\fB\(line($0))\\fR" }.joined(separator: ", ")
      return ".TP\n\(names)\(value)\n\(line(row.help))\n"
    }.joined()
  }

  /// A line in which nothing is taken for a request or an escape.
  private static func line(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func text(_ paragraphs: String) -> String {
    paragraphs.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
      .joined(separator: "\n")
  }
}
