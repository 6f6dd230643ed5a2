import Foundation
import TestSupport
import Testing

/// `cake:ignore` in a real package, with the generated sources' findings in it too.
@Suite struct SuppressionTests {
  @Test func `What is hidden is counted, what hides nothing is found`() async throws {
    let result = try await Fixture.kept.check()
    try expectGolden(result.output, "check/kept.txt")
    #expect(result.status == 1)
  }

  @Test func `JSON has no finding that is hidden`() async throws {
    let output = try await Fixture.kept.check(["--format", "json"]).output
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(output.utf8))
    #expect(
      !report.findings.contains { $0.message.contains("'HasCache'") && $0.rule == "unused-need" })
    #expect(report.findings.count { $0.rule == "unused-suppression" } == 3)
    #expect(report.summary["findings"] == report.findings.count)
  }

  @Test func `Comments about a rule that is off are not called unused`() async throws {
    let output = try await Fixture.kept.check(["--rule", "unused-need=off"]).output
    #expect(!output.contains("hides no 'unused-need'"))
    #expect(!output.contains("suppressed"))
    // What is wrong with a comment is wrong whatever the rule.
    #expect(output.contains("there is no rule 'unusedneed'; did you mean 'unused-need'?"))
    #expect(output.contains("it gives no reason"))
  }

  @Test func `The comments themselves can be let be, and still hide`() async throws {
    let output = try await Fixture.kept.check(["--rule", "unused-suppression=off"]).output
    #expect(!output.contains("[unused-suppression]"))
    #expect(output.contains("; 1 suppressed\n"))
  }
}
