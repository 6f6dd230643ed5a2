extension Report {
  /// The report as the compiler would print it: what was looked at, each finding, one summary line.
  ///
  /// With `verbose`, the coverage table stands between the first line and the findings; with `links`,
  /// each rule's page after them, as the compiler lists the pages of its groups.
  package func text(
    verbose: Bool = false, colours: Bool = false, links: RuleLinks? = nil
  ) -> String {
    let report = inOrder()
    let paint = Paint(isOn: colours)
    var lines = [report.extentLine]
    if verbose && !report.slices.isEmpty { lines += ["", report.coverageTable, ""] }
    // With no slice at all, this is why nothing was found.
    if let first = report.extent.unnamed.first, verbose || report.slices.isEmpty {
      lines.append(
        paint.bold("\(first): ") + paint.note("note: ")
          + "the first unnamed composition; by a 'typealias' it is a slice")
    }
    for finding in report.findings {
      lines.append(
        paint.bold("\(finding.location): ")
          + paint.severity(finding.severity, "\(finding.severity.rawValue): ")
          + paint.bold(finding.message) + " [\(finding.rule.rawValue)]")
      lines += finding.notes.map {
        paint.bold("\($0.location): ") + paint.note("note: ") + $0.message
      }
    }
    if let links { lines += report.foundRules.map { "[\($0.rawValue)]: <\(links[$0])>" } }
    lines.append(report.summaryLine)
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Colours as compilers use them, or none.
private struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { paint(text, "1") }
  func note(_ text: String) -> String { paint(text, "1;36") }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;35")
    case .info: paint(text, "1;34")
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
