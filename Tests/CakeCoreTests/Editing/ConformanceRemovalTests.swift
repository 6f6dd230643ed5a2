import Testing

@testable import CakeCore

/// How a file looks after a conformance was taken out of it, or several; what goes is called `A` and `B`.
@Suite struct ConformanceRemovalTests {
  @Test(arguments: [
    ("struct R: A, C {}\n", "struct R: C {}\n"),
    ("struct R: A {}\n", "struct R {}\n"),
    ("extension R: A, C {}\n", "extension R: C {}\n"),
    ("extension R: A { var a: Int { 1 } }\n", "extension R { var a: Int { 1 } }\n"),
    ("extension R: A {\n  // to come\n}\n", "extension R {\n  // to come\n}\n"),
    ("let x = 1; extension R: A {}\n", "let x = 1; extension R {}\n"),
    ("@Kept extension R: A {}\n", "@Kept extension R {}\n"),
  ])
  func `A conformance goes without a trace, and the type stays`(
    before: String, after: String
  ) throws {
    #expect(try Self.removing(from: before) == after)
  }

  @Test(arguments: [
    ("extension R: A {}\n", ""),
    ("extension R: A, B {}\n", ""),
    ("let x = 1\n\nextension R.Inner: M.A {}\n\nlet y = 2\n", "let x = 1\n\nlet y = 2\n"),
    ("let x = 1\n/// One.\nextension R: A where T: C {\n}\nlet y = 2\n", "let x = 1\nlet y = 2\n"),
    ("@available(macOS 15, *)\nnonisolated extension R: A {}\r\nlet y = 2\n", "let y = 2\n"),
    ("// MARK: - Root\nextension R: @retroactive A {}\n", "// MARK: - Root\n"),
  ])
  func `An extension that then has nothing goes with it`(before: String, after: String) throws {
    #expect(try Self.removing(from: before) == after)
  }

  private static func removing(from text: String) throws -> String? {
    let source = SourceText(Array(text.utf8))
    let lines = LineTable(source.bytes)
    let gone = (0..<source.count).filter { source.matchesAny($0, "A", "B") }
    let edits = try gone.flatMap { token in
      try #require(source.cuts(conformanceAt: token, among: Set(gone), lines))
        .map { Finding.Fix.Edit(cutting: $0, of: "R.swift", lines) }
    }
    return EditedText.applying(edits, to: source.bytes).map { String(decoding: $0, as: UTF8.self) }
  }
}
