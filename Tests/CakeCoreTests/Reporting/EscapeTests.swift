import Testing

@testable import CakeCore

/// Texts that would mean something to whoever reads a format.
@Suite struct EscapeTests {
  private func render(
    _ format: ReportFormat, message: String, file: String = "Sources/App.swift"
  ) -> String {
    var report = Report.sample
    report.findings = [
      Finding(
        rule: .unusedNeed, severity: .warning, message: message,
        location: SourcePlace(file: file, line: 3, column: 5),
        subject: [.provider: .name("App.HasClock")])
    ]
    return format.render(report)
  }

  @Test func `A workflow command ends where its finding does`() {
    let text = render(.github, message: "100 %\r\n::error::no", file: "A,B:C%.swift")
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(
      commands == [
        "::warning file=A%2CB%3AC%25.swift,line=3,col=5,title=unused-need::"
          + "100 %25%0D%0A::error::no"
      ])
  }

  @Test(arguments: [
    ("'App' lacks 'A | B'", "`App` lacks `A \\| B`"),
    ("one\ntwo", "one two"),
    ("it doesn't need 'HasClock', it's said", "it doesn't need `HasClock`, it's said"),
    ("<b>*bold*</b> @someone & _x_", "&lt;b>\\*bold\\*&lt;/b> &#64;someone &amp; \\_x\\_"),
    ("'a`b'", "``a`b``"),
    ("a 'name that never ends", "a 'name that never ends"),
  ])
  func `A cell of a table holds its text`(message: String, cell: String) {
    let row = render(.markdown, message: message).split(separator: "\n").last ?? ""
    #expect(row == "| warning | \(cell) | `unused-need` | facts | `Sources/App.swift:3` |")
  }
}
