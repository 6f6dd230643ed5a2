extension Report {
  /// A summary for a comment on a pull request: one line, and a table of the findings.
  func markdown(links: RuleLinks? = nil) -> String {
    var lines = ["**\(ToolVersion.name) check**: \(summaryLine)"]
    if !findings.isEmpty {
      lines += ["", "| severity | finding | rule | proof | place |", "|---|---|---|---|---|"]
      lines += findings.map { finding in
        let rule = Self.code(finding.rule.rawValue)
        let cells = [
          finding.severity.rawValue, Self.prose(finding.message),
          links.map { "[\(rule)](\($0[finding.rule]))" } ?? rule,
          finding.proof.rawValue,
          Self.code("\(finding.location.file):\(finding.location.line)"),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A message with its quoted names as code.
  private static func prose(_ message: String) -> String {
    var result = ""
    var rest = message[...]
    while let open = rest.firstIndex(of: "'") {
      let before = rest[..<open]
      let isOpening = before.last.map { $0 == " " || $0 == "(" } ?? result.isEmpty
      let inner = rest[rest.index(after: open)...]
      guard isOpening, let close = closing(in: inner) else {
        result += text(before) + "'"
        rest = inner
        continue
      }
      result += text(before) + code(String(inner[..<close]))
      rest = inner[inner.index(after: close)...]
    }
    return result + text(rest)
  }

  /// The quotation mark that ends a name: no letter follows it, as one does in "doesn't".
  private static func closing(in text: Substring) -> Substring.Index? {
    text.indices.first { index in
      let next = text.index(after: index)
      return text[index] == "'" && (next == text.endIndex || !text[next].isLetter)
    }
  }

  private static func code(_ text: String) -> String {
    let fence = text.contains("`") ? "``" : "`"
    return fence + oneCell(text) + fence
  }

  private static func text(_ text: Substring) -> String {
    var result = ""
    for character in oneCell(String(text)) {
      switch character {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      // A name after it would be told that it was mentioned.
      case "@": result += "&#64;"
      case "*", "_", "`", "[", "]", "#", "~": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Keeps a text within one cell of a table.
  private static func oneCell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing(/[\r\n]+/, with: " ")
  }
}
