extension Report {
  /// Workflow commands, one for each finding, which GitHub shows beside the lines of a pull request.
  ///
  /// The lines before and after are for whoever reads the log.
  var githubCommands: String {
    let commands = findings.map { finding in
      let notes = finding.notes.map { "\n\($0.location): note: \($0.message)" }.joined()
      let place = finding.location
      let properties = [
        ("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)"),
        ("title", finding.rule.rawValue),
      ]
      return "::\(finding.severity.githubCommand) "
        + properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
        + "::\(Self.data(finding.message + notes))"
    }
    return ([extentLine] + commands + [summaryLine]).joined(separator: "\n") + "\n"
  }

  /// The escapes of a command's message.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// The escapes of a command's property, which a colon or a comma would end.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Severity {
  fileprivate var githubCommand: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
