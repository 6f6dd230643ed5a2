import Testing

@testable import CakeCore

/// What a trial compiles in place of a text that has been edited.
@Suite struct BlankedTextTests {
  @Test(arguments: [
    ("typealias Needs = HasB & HasA", 18, 25, "typealias Needs =        HasA"),
    ("typealias Needs=HasB&HasA", 16, 21, "typealias Needs =    HasA"),
    ("typealias Needs=HasB&HasA", 20, 25, "typealias Needs=HasB     "),
  ])
  func `What stays keeps its place, and an equals sign what it needs around it`(
    text: String, start: Int, end: Int, blanked: String
  ) throws {
    let edit = Finding.Fix.Edit(
      file: "A.swift", line: 1, column: start + 1, endLine: 1, endColumn: end + 1, replacement: "")
    let bytes = try #require(BlankedText.applying([edit], to: Array(text.utf8)))
    #expect(String(decoding: bytes, as: UTF8.self) == blanked)
  }

  @Test func `A list that begins right behind its equals sign loses its first need`() async throws {
    let text = """
      protocol HasA { var a: Int { get } }
      protocol HasB { var b: Int { get } }
      typealias Needs=HasB&HasA
      func use(_ needs: any Needs) -> Int { needs.a }
      """
    let report = try await ProvedProgram.check(
      text, named: "blanked", folder: ProvedProgram.scratch(), proves: true
    ) { _ in }
    #expect(report.findings.map(\.rule).contains(.unusedNeed), "\(report.findings)")
  }
}
