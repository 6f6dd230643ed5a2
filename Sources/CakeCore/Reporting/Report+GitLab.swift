extension Report {
  /// Issues as GitLab's code quality report has them.
  var gitlabIssues: String {
    JSONText.array(
      zip(findings, fingerprints).map { finding, fingerprint in
        .object([
          ("description", .string("\(finding.message) [\(finding.rule.rawValue)]")),
          ("check_name", .string(finding.rule.rawValue)),
          ("fingerprint", .string(fingerprint)),
          ("severity", .string(finding.severity.gitlabName)),
          (
            "location",
            .object([
              ("path", .string(finding.location.file)),
              ("lines", .object([("begin", .number(finding.location.line))])),
            ])
          ),
        ])
      }
    ).text
  }
}

extension Severity {
  fileprivate var gitlabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
