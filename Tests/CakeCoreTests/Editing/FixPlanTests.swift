import Testing

@testable import CakeCore

@Suite struct FixPlanTests {
  private static let remark = Finding(
    rule: .unneededDouble, severity: .info, message: "",
    location: SourcePlace(file: "Tests.swift", line: 1, column: 1),
    subject: [.root: .name("Tests.Root"), .provider: .name("App.HasClock")],
    fix: Finding.Fix(
      applicability: .safe,
      edits: [
        .init(
          file: "Tests.swift", line: 1, column: 1, endLine: 1, endColumn: 2, replacement: "")
      ]))

  @Test func `A remark is fixed where its rule is asked for by name`() {
    #expect(FixPlan([Self.remark], rules: []).fixes.isEmpty)
    #expect(FixPlan([Self.remark], rules: [.unusedNeed]).fixes.isEmpty)
    #expect(FixPlan([Self.remark], rules: [.unneededDouble]).fixes.count == 1)
  }
}
