extension Report {
  /// The report as the compiler would print it: what was looked at, each finding, one summary line.
  ///
  /// With `verbose`, the coverage table stands between the first line and the findings.
  package func text(verbose: Bool = false) -> String {
    let report = inOrder()
    var lines = [report.extentLine]
    if verbose && !report.slices.isEmpty { lines += ["", report.coverageTable, ""] }
    for finding in report.findings {
      lines.append(
        "\(finding.location): \(finding.severity.rawValue): \(finding.message)"
          + " [\(finding.rule.rawValue)]")
      lines += finding.notes.map { "\($0.location): note: \($0.message)" }
    }
    lines.append(report.summaryLine)
    return lines.joined(separator: "\n") + "\n"
  }
}
