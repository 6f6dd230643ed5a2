extension Report {
  /// What was looked at, in one line: `Looked at 5 modules, 22 files: 9 providers, …`.
  package var extentLine: String {
    let seen = [counted(extent.modules, "module"), counted(extent.files, "file")]
    let found = [
      counted(providers.count, "provider"), counted(slices.count, "slice"),
      counted(needs, "need"), counted(consumers.count, "consumer"), counted(roots.count, "root"),
    ]
    let left = [
      (extent.unnamed.count, "unnamed composition", "not judged"),
      (
        extent.needsOfOthers, "need",
        "of public slices kept for other packages, see 'retainPublic'"
      ),
    ].filter { $0.0 > 0 }
    return "Looked at \(seen.joined(separator: ", ")): \(found.joined(separator: ", "))"
      + left.map { "; \(counted($0.0, $0.1)) \($0.2)" }.joined()
  }

  /// The number of findings by severity, and of those that are hidden, in one line: `2 findings:
  /// 1 error, 1 warning; 3 suppressed`.
  package var summaryLine: String {
    ([foundLine] + hiddenCounts).joined(separator: "; ")
  }

  /// The number of findings that are hidden, by why.
  private var hiddenCounts: [String] {
    let counts = [
      (hidden.suppressed.count, "suppressed"), (hidden.known.count, "in the baseline"),
      (hidden.excluded.count, "in excluded files"),
    ].filter { $0.0 > 0 }
    return counts.isEmpty ? [] : [counts.map { "\($0) \($1)" }.joined(separator: ", ")]
  }

  private var foundLine: String {
    guard !findings.isEmpty else { return "no findings" }
    let bySeverity = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return "\(counted(findings.count, "finding")): \(bySeverity.joined(separator: ", "))"
  }

  /// Whether any finding is at least as severe as the one that fails a check.
  package func fails(at failing: Severity) -> Bool {
    findings.contains { $0.severity >= failing }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
