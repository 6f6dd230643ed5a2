extension Report {
  /// The same report in the one order that every format prints: by name, and findings by place.
  ///
  /// The order depends on the values alone, so neither the number of jobs nor the order in which
  /// files were read can show in the output.
  package func inOrder() -> Report {
    var report = self
    report.providers.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    report.slices.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    report.consumers.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    report.roots.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    report.findings.sort {
      ($0.location, $0.rule.rawValue, $0.message, $0.subjectNames.joined(separator: " "))
        < ($1.location, $1.rule.rawValue, $1.message, $1.subjectNames.joined(separator: " "))
    }
    return report
  }
}
