import Testing

@testable import CakeCore

/// How a file looks after a slice was taken out of it; the slice is called `S`.
@Suite struct DeclarationRemovalTests {
  @Test(arguments: [
    ("typealias S = A & B\n", ""),
    ("let x = 1\n\ntypealias S = A & B\n\nlet y = 2\n", "let x = 1\n\nlet y = 2\n"),
    ("let x = 1\ntypealias S = A & B\nlet y = 2\n", "let x = 1\nlet y = 2\n"),
    ("let x = 1\n\ntypealias S = A & B\n", "let x = 1\n"),
    ("let x = 1\n\ntypealias S = A & B", "let x = 1"),
    (
      "let x = 1\r\n\r\n/// Ä\r\ntypealias S =\r\n  A\r\n  & B\r\n\r\nlet y = 2\r\n",
      "let x = 1\r\n\r\nlet y = 2\r\n"
    ),
    ("/// One.\n///\n/// Two.\npublic typealias S = A & B  // last\nlet y = 2\n", "let y = 2\n"),
    ("/** One.\n    Two. */\n@available(macOS 15, *)\ntypealias S = A\nlet y = 2\n", "let y = 2\n"),
    (
      "// MARK: - Slices\n\n/// One.\ntypealias S = A\nlet y = 2\n",
      "// MARK: - Slices\n\nlet y = 2\n"
    ),
    ("// MARK: - Slices\n/// One.\ntypealias S = A\nlet y = 2\n", "// MARK: - Slices\nlet y = 2\n"),
    ("// Alone.\ntypealias S = A\nlet y = 2\n", "// Alone.\nlet y = 2\n"),
    ("struct M {\n  typealias S = A & B\n\n  let x = 1\n}\n", "struct M {\n  let x = 1\n}\n"),
    ("struct M {\n  let x = 1\n\n  typealias S = A & B\n}\n", "struct M {\n  let x = 1\n}\n"),
    ("protocol S: A, B {}\nlet y = 2\n", "let y = 2\n"),
    ("protocol S:\n  A,\n  B\n{\n}\nlet y = 2\n", "let y = 2\n"),
  ])
  func `A slice goes with its documentation and its attributes`(
    before: String, after: String
  ) throws {
    #expect(try Self.removing(from: before) == after)
  }

  @Test(arguments: [
    "struct M { typealias S = A & B }\n",
    "let x = 1; typealias S = A & B\n",
    "typealias S = A & B; let x = 1\n",
    "typealias S = A & B /* and\n*/ let x = 1\n",
    "@Generated typealias S = A & B\n",
    "@Generated()\ntypealias S = A & B\n",
    "/// One.\n// swiftlint:disable:next all\ntypealias S = A & B\n",
    "protocol S: A, B {\n  // to come\n}\n",
    "protocol S: A, B { func run() }\n",
  ])
  func `Where anything is unusual about a slice it has no fix`(text: String) throws {
    #expect(try Self.removing(from: text) == nil)
  }

  private static func removing(from text: String) throws -> String? {
    let source = SourceText(Array(text.utf8))
    let name = try #require((0..<source.count).first { source.matches($0, "S") })
    let lines = LineTable(source.bytes)
    let isProtocol = source.matches(name - 1, "protocol")
    guard let cut = source.cut(declaration: name, isProtocol: isProtocol, lines) else { return nil }
    let (start, end) = (lines.place(of: cut.lowerBound), lines.place(of: cut.upperBound))
    let edit = Finding.Fix.Edit(
      file: "S.swift", line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column, replacement: "")
    return EditedText.applying([edit], to: source.bytes).map { String(decoding: $0, as: UTF8.self) }
  }
}
