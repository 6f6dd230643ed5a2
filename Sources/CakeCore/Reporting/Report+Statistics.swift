extension Report {
  /// How many findings each rule has, and in how many files, the most frequent first.
  var statistics: String {
    let byRule = Dictionary(grouping: findings, by: \.rule)
      .sorted { ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue) }
    guard !byRule.isEmpty else { return "" }
    let rows = byRule.map { rule, findings in
      [rule.rawValue, "\(findings.count)", "\(Set(findings.map(\.location.file)).count)"]
    }
    let table = TextTable(header: ["rule", "findings", "files"], rows: rows)
    return "\n" + table.lines().joined(separator: "\n") + "\n"
  }
}
