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

  @Test func `A comment is about all lines of what it stands above; what is nearly one is told`()
    async throws
  {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      // cake:ignore unused-need HasCache - the next version caches
      typealias ListDependencies =
        HasClock
        & HasCache
      // cake: ignore unused-need HasCache - the next version caches
      typealias ItemDependencies = HasClock & HasCache
      // Cakes allow for HasCache to be idle
      func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
      func item(_ dependencies: any ItemDependencies) -> Int { dependencies.clock }

      """
    ])
    let output = try await package.cake("check").output
    #expect(!output.contains("'ListDependencies' does not need"))
    #expect(output.contains(":8:41: warning: 'ItemDependencies' does not need 'HasCache'"))
    #expect(output.contains(":7:4: warning: "))
    #expect(output.contains("it is spelled otherwise; write 'cake:ignore', and a blank after it"))
    #expect(output.hasSuffix("2 findings: 2 warnings; 1 suppressed\n"), "\(output)")
  }
}
