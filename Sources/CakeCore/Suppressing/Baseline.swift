/// The findings that a package had when somebody decided to see only new ones.
///
/// An entry is a rule and the names that its finding is about, so it holds wherever these are in
/// the sources. It only ever shrinks: what is fixed goes, and what is new is reported.
package struct Baseline: Sendable {
  struct Entry: Sendable {
    var rule: RuleID
    var subject: [Finding.SubjectKey: Finding.Subject]
    var count: Int
    /// Where the entry stands in the file.
    var line: Int
    var column: Int
  }

  /// The file's path, relative to the package.
  package let file: String
  var entries: [Entry]

  static let schemaVersion = 1

  /// The key of a finding: the entries and findings that have it are about the same.
  struct Key: Hashable {
    var rule: RuleID
    var subject: [Finding.SubjectKey: Finding.Subject]
  }
}

extension Baseline {
  /// Hides the findings of a report that the baseline knows, and adds one for each entry that hides
  /// less than it says.
  ///
  /// Of more findings than an entry counts the first ones are hidden.
  package func hide(in report: inout Report, severities: [RuleID: Severity?]) {
    let ordered = report.inOrder().findings
    var left: [Key: Int] = [:]
    for entry in entries { left[entry.key, default: 0] += entry.count }
    report.findings = []
    for finding in ordered {
      if let count = left[finding.key], count > 0 {
        left[finding.key] = count - 1
        report.hidden.known.append(finding)
      } else {
        report.findings.append(finding)
      }
    }
    for finding in report.undecided { left[finding.key] = nil }
    report.findings += stale(left, severities)
  }

  /// The baseline without what hides none of a report's findings: what is left to write.
  ///
  /// Nothing is known of the rules that are off, nor of what only the compiler could have judged, so
  /// their entries stay.
  package func shrunk(to report: Report, severities: [RuleID: Severity?]) -> Baseline {
    var found: [Key: Int] = [:]
    for finding in report.findings { found[finding.key, default: 0] += 1 }
    let undecided = Set(report.undecided.map(\.key))
    var shrunk = self
    shrunk.entries = entries.compactMap { entry in
      guard !UnusedSuppression.isOff(entry.rule, severities), !undecided.contains(entry.key)
      else { return entry }
      var entry = entry
      entry.count = min(entry.count, found[entry.key] ?? 0)
      found[entry.key]? -= entry.count
      return entry.count > 0 ? entry : nil
    }
    return shrunk
  }

  /// The baseline of all that a report has found; a finding without names can't be in one.
  package init(file: String, of report: Report) {
    var counts: [Key: Int] = [:]
    for finding in report.findings where !finding.subject.isEmpty {
      counts[finding.key, default: 0] += 1
    }
    self.init(
      file: file,
      entries: counts.map {
        Entry(rule: $0.key.rule, subject: $0.key.subject, count: $0.value, line: 1, column: 1)
      })
  }

  /// The number of findings that it hides.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  private func stale(_ left: [Key: Int], _ severities: [RuleID: Severity?]) -> [Finding] {
    guard let severity = UnusedSuppression.severity(severities) else { return [] }
    var left = left
    // The last entries of a key are the ones that are left over.
    return entries.reversed().compactMap { entry in
      guard let count = left[entry.key], count > 0 else { return nil }
      guard !UnusedSuppression.isOff(entry.rule, severities) else { return nil }
      let stale = min(count, entry.count)
      left[entry.key] = count - stale
      let names = entry.key.names.map { "'\($0)'" }.joined(separator: " and ")
      let hidden = entry.count - stale
      return UnusedSuppression.finding(
        hidden == 0
          ? "the baseline hides no '\(entry.rule.rawValue)' of \(names) any more"
          : "the baseline counts \(entry.count) '\(entry.rule.rawValue)' of \(names); "
            + "there \(hidden == 1 ? "is" : "are") \(hidden)",
        SourcePlace(file: file, line: entry.line, column: entry.column), severity)
    }
  }
}

extension Baseline.Entry {
  var key: Baseline.Key { .init(rule: rule, subject: subject) }
}

extension Baseline.Key {
  var names: [String] { subject.names }
}

extension Finding {
  var key: Baseline.Key { .init(rule: rule, subject: subject) }
}
