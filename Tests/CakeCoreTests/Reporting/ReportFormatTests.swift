import CakeCore
import Foundation
import TestSupport
import Testing

@Suite struct ReportFormatTests {
  @Test func `Text is what a compiler would print`() throws {
    try expectGolden(ReportFormat.text.render(.sample), "report.txt")
  }

  @Test func `The coverage table names who provides, uses and forwards each need`() throws {
    try expectGolden(ReportFormat.text.render(.sample, .init(verbose: true)), "report-verbose.txt")
  }

  @Test func `JSON has the documented keys in the documented order`() throws {
    try expectGolden(ReportFormat.json.render(.sample), "report.json")
  }

  @Test func `Colours are those of compilers`() throws {
    try expectGolden(ReportFormat.text.render(.sample, .init(colours: true)), "report-colours.txt")
  }

  @Test(arguments: [
    (ReportFormat.github, "report-github.txt"), (.gitlab, "report-gitlab.json"),
    (.markdown, "report.md"),
  ])
  func `Other formats name paths as the repository has them`(
    format: ReportFormat, golden: String
  ) throws {
    try expectGolden(format.render(.sample, .init(folder: "Packages/My App/")), golden)
  }

  @Test(arguments: ReportFormat.allCases)
  func `The order of what was read does not show`(format: ReportFormat) {
    for verbose in [false, true] {
      #expect(
        format.render(.sample, .init(verbose: verbose))
          == format.render(.sample.reversed, .init(verbose: verbose)))
    }
  }

  @Test(arguments: [
    (ReportFormat.text, "\n[unused-need]: <https://docs.example/unused-need.html>\n"),
    (.json, "'unused-need' is explained at https://docs.example/unused-need.html"),
    (.github, "note: 'unused-need' is explained at https://docs.example/unused-need.html"),
    (.sarif, "\"helpUri\": \"https://docs.example/unused-need.html\""),
    (.markdown, "| [`unused-need`](https://docs.example/unused-need.html) |"),
  ])
  func `A report links to the pages of its rules where somebody says where they are`(
    format: ReportFormat, link: String
  ) throws {
    let links = try #require(RuleLinks("https://docs.example/*.html"))
    #expect(format.render(.sample, .init(links: links)).contains(link))
    #expect(!format.render(.sample).contains("docs.example"))
  }

  @Test(arguments: [
    "", "*", "docs/*", "https://*", "https://docs.example/", "https://docs.example/*/*",
    "https://docs.example/a b/*", "ftp://docs.example/*", "https://docs.example/*>", "https://é/*",
  ])
  func `An address has one place for the rule`(text: String) {
    #expect(RuleLinks(text) == nil)
  }

  @Test func `A report without findings says so in one line`() {
    var report = Report.sample
    report.findings = []
    #expect(
      ReportFormat.text.render(report) == """
        Looked at 2 modules, 4 files: 2 providers, 2 slices, 3 needs, 2 consumers, 2 roots
        no findings

        """)
  }

  @Test(arguments: Severity.allCases)
  func `A check fails on findings from the failing severity up`(worst: Severity) {
    var report = Report.sample
    report.findings.removeAll { $0.severity > worst }
    for failing in Severity.allCases { #expect(report.fails(at: failing) == (worst >= failing)) }
  }
}
