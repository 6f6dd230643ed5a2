/// Where the pages of the rules are published, for reports that link there.
///
/// The tool knows no such address by itself: whoever publishes the documentation names it.
package struct RuleLinks: Hashable, Sendable {
  private let before: String
  private let after: String

  /// Reads an address in which one `*` stands for the rule. Nil if it is none.
  package init?(_ address: String) {
    let parts = address.split(separator: "*", omittingEmptySubsequences: false)
    let isAddress = address.prefixMatch(of: /(?:https?|file):\/\/[^*]/) != nil
    let isPlain = address.unicodeScalars.allSatisfy {
      $0.isASCII && $0.value > 0x20 && $0.value < 0x7F
    }
    guard isAddress, isPlain, parts.count == 2,
      !address.contains(where: { "<>\"\\^`{|}".contains($0) })
    else { return nil }
    before = String(parts[0])
    after = String(parts[1])
  }

  subscript(rule: RuleID) -> String { before + rule.rawValue + after }
}

extension Report {
  /// The rules that were found, in their order.
  var foundRules: [RuleID] {
    let found = Set(findings.map(\.rule))
    return RuleID.allCases.filter(found.contains)
  }

  /// The report with a note at each finding that leads to its rule's page.
  func noting(_ links: RuleLinks?) -> Report {
    guard let links else { return self }
    var report = self
    for index in report.findings.indices {
      let finding = report.findings[index]
      report.findings[index].notes.append(
        Finding.Note(
          message: "'\(finding.rule.rawValue)' is explained at \(links[finding.rule])",
          location: finding.location))
    }
    return report
  }
}
