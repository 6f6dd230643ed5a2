import Foundation
import PackageGenerator

/// The tool's findings held against those that the generator planned.
struct Verification: Codable, Sendable {
  var expected: Int
  var found: Int
  /// Planned and not found, as `slice provider`.
  var missed: [String]
  /// Found and not planned, whatever the rule.
  var wrong: [String]

  init(_ expectation: Expectation, output: Data) throws {
    let report = try JSONDecoder().decode(Report.self, from: output)
    let planned = Set(expectation.unusedNeeds.map { "\($0.slice) \($0.provider)" })
    let needs = Set(
      report.findings.filter { $0.rule == "unused-need" }
        .map { "\($0.slice ?? "?") \($0.provider ?? "?")" })
    // What a rule remarks on in passing is neither right nor wrong here.
    let others = report.findings
      .filter { $0.rule != "unused-need" && $0.severity != "info" }
      .map { "\($0.rule): \($0.message)" }
    expected = planned.count
    found = needs.intersection(planned).count
    missed = planned.subtracting(needs).sorted()
    wrong = needs.subtracting(planned).sorted() + others.sorted()
  }

  /// The part of the tool's JSON report that is looked at here.
  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var severity: String
      var message: String
      var slice: String?
      var provider: String?
    }

    var findings: [Finding]
  }
}
