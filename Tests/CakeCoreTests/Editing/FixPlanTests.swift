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

  @Test func `A remark that earlier fixes have brought about is followed`() {
    let others: Set<FixPlan.Key> = []
    #expect(FixPlan([Self.remark], rules: [], before: others).fixes.count == 1)
    #expect(FixPlan([Self.remark], rules: [], before: [.init(Self.remark)]).fixes.isEmpty)
    #expect(FixPlan([Self.remark], rules: [], before: [.init(Self.remark)]).remarks.count == 1)
    #expect(FixPlan([Self.remark], rules: [.unusedNeed], before: others).fixes.isEmpty)
    // What a slice names twice may be meant, whenever that comes out.
    var listed = Self.remark
    listed.rule = .redundantNeed
    #expect(FixPlan([listed], rules: [], before: others).fixes.isEmpty)
  }
}
