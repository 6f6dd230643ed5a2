/// A `cake:ignore` that hides nothing, or an entry of a baseline.
///
/// It is about the findings of the other rules, so it's none of them.
enum UnusedSuppression {
  static let id = RuleID.unusedSuppression

  /// - Parameter found: What the rules found before anything was hidden: a comment is of use if it
  ///   would hide something by itself.
  static func findings(
    _ suppressions: [Suppression], found: [Finding], severities: [RuleID: Severity?]
  ) -> [Finding] {
    guard let severity = severity(severities) else { return [] }
    return suppressions.compactMap { suppression in
      switch suppression.content {
      case .mistaken(let mistake):
        return finding("'cake:ignore' hides nothing: \(mistake)", suppression.place, severity)
      case .hides(let rule, let names):
        // Nobody looked for what a rule that is off would find, or another build.
        guard !isOff(rule, severities), !suppression.isConditional else { return nil }
        let used = Set(found.flatMap(suppression.names))
        let unused = names.filter { !used.contains($0) }
        guard !unused.isEmpty else { return nil }
        let list = unused.map { "'\($0)'" }.joined(separator: " or ")
        return finding(
          "'cake:ignore' hides no '\(rule.rawValue)' of \(list) here", suppression.place, severity,
          notes: elsewhere(suppression, rule, unused, found))
      }
    }
  }

  static func severity(_ severities: [RuleID: Severity?]) -> Severity? {
    severities[id] ?? id.defaultSeverity
  }

  static func isOff(_ rule: RuleID, _ severities: [RuleID: Severity?]) -> Bool {
    if case .some(.none) = severities[rule] { return true }
    return false
  }

  static func finding(
    _ message: String, _ place: SourcePlace, _ severity: Severity, notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      rule: id, severity: severity, message: message, location: place, subject: [:], notes: notes)
  }

  /// The same finding on another line of the file: the comment was meant for that one, most likely.
  private static func elsewhere(
    _ suppression: Suppression, _ rule: RuleID, _ names: [String], _ found: [Finding]
  ) -> [Finding.Note] {
    found.filter { finding in
      finding.rule == rule && finding.location.file == suppression.place.file
        && !suppression.lines.contains(finding.location.line)
        && names.contains { Suppression.matches(finding, $0) }
    }.map { .init(message: "it is found here", location: $0.location) }
  }
}
