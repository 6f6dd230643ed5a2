/// Which findings of a report can be acted on, and which have to be left.
package struct FixPlan: Sendable {
  /// The findings with a safe fix, in order.
  package var fixes: [Finding] = []
  /// The findings of the same rules without one.
  package var left: [Finding] = []
  /// The remarks with a safe fix that nobody asked for.
  package var remarks: [Finding] = []

  /// What tells findings of one program apart however its lines move.
  package struct Key: Hashable, Sendable {
    private let rule: RuleID
    private let subject: [Finding.SubjectKey: Finding.Subject]

    package init(_ finding: Finding) {
      rule = finding.rule
      subject = finding.subject
    }
  }

  /// Takes the findings of some rules, or of all; the refused ones are in neither list.
  ///
  /// What is only worth a remark may be meant: it is fixed where its rule is asked for by name, and
  /// where it tells what earlier fixes have left behind.
  ///
  /// - Parameter before: What was found before the first fix; nil if nothing was fixed yet.
  package init(
    _ findings: [Finding], rules: Set<RuleID>, refused: Set<Key> = [], before: Set<Key>? = nil
  ) {
    for finding in findings where finding.rule.isFixable && !refused.contains(Key(finding)) {
      let isLeftBehind =
        finding.rule.tellsWhatIsLeft && before.map { !$0.contains(Key(finding)) } ?? false
      if rules.isEmpty ? finding.severity > .info || isLeftBehind : rules.contains(finding.rule) {
        if finding.hasSafeFix {
          fixes.append(finding)
        } else if finding.rule.isWhollyFixable {
          left.append(finding)
        }
      } else if rules.isEmpty, finding.hasSafeFix {
        remarks.append(finding)
      }
    }
  }

  /// The findings that are left because nothing would be left of their slices.
  ///
  /// - Parameter needs: The providers that each slice names, by name.
  package func emptying(_ needs: [String: Set<String>]) -> Set<Key> {
    let unused = Dictionary(grouping: left.filter { $0.rule == .unusedNeed }) {
      $0.subject[.slice]
    }
    var found: Set<Key> = []
    for (slice, needs) in needs {
      let findings = unused[.name(slice)] ?? []
      if Set(findings.map { $0.subject[.provider] }) == Set(needs.map { .name($0) }) {
        found.formUnion(findings.map(Key.init))
      }
    }
    return found
  }

  /// The files that the fixes change, by name.
  package var files: [String] {
    Set(fixes.flatMap { $0.fix?.edits ?? [] }.map(\.file)).sorted()
  }

  /// Every file with the edits of some fixes carried out; nil where one has no place in its file.
  package static func texts(
    with fixes: [Finding], from originals: [String: [UInt8]]
  ) -> [String: [UInt8]]? {
    EditedText.applying(fixes.flatMap { $0.fix?.edits ?? [] }, to: originals)
  }
}
