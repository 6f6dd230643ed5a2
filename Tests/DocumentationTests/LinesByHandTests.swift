import Foundation
import TestSupport
import Testing

/// Holds the count of lines on its page against the program that the page shows, which `.ci/tutorial`
/// builds and runs as it stands there.
@Suite struct LinesByHandTests {
  private let text: String
  private let blocks: [Snippet]

  init() throws {
    let page = Folder.package.appending(path: "Sources/Documentation.docc/LinesByHand.md")
    text = try String(contentsOf: page, encoding: .utf8)
    blocks = try Snippet.blocks(in: page)
  }

  @Test func `The table has what its rows count, and its sums`() throws {
    let generated = try #require(blocks.first { $0.code.hasPrefix("$ tail -n +4 ") })
    let rows = [
      try row("clients", "Clients.swift", "clients"),
      try row("features", "Features.swift", "features"),
      try row("root and program", "main.swift", "program"),
      try row("tests", "FeatureTests.swift", "tests", Self.lines(in: generated.code) - 1),
    ]
    for row in rows {
      let written = row.generated.map { "\($0)" } ?? "–"
      #expect(text.contains("\n| \(row.name) | \(row.ours) | \(written) | \(row.theirs) |\n"))
    }
    let (ours, theirs) = rows.reduce((0, 0)) { ($0.0 + $1.ours, $0.1 + $1.theirs) }
    #expect(text.contains("\n| by hand | \(ours) | | \(theirs) |\n"), "\(ours) and \(theirs)")
    #expect(ours < theirs)
  }

  @Test func `Their side compiles but for the lines of the macro`() async throws {
    let program = try theirs("program").code
    let code = try ["clients", "features", "tests"].map { try theirs($0).code }.joined()
      .split(separator: "\n").filter { $0 != "@DependencyClient" }.joined(separator: "\n")
    try await Folder.temporary { folder in
      let file = folder.appending(path: "Bakery.swift")
      try """
      import Dependencies
      import Testing
      \(code)
      func program() async throws {
      \(program)}
      """.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try await Compiler.check(
        file, try await ["-parse-as-library"] + StandIns.arguments(for: ["Dependencies"]))
      if !outcome.succeeded { Issue.record("\(outcome.output)") }
    }
  }

  private struct Row {
    var name: String
    var ours: Int
    var theirs: Int
    var generated: Int?
  }

  private func row(_ name: String, _ file: String, _ part: String, _ generated: Int? = nil) throws
    -> Row
  {
    let ours = try #require(
      blocks.first { block in
        // The sentence before a file's text ends with its path.
        block.info == "file"
          && text.components(separatedBy: "\n")[..<(block.line - 2)].last { !$0.isEmpty }?
            .hasSuffix("/\(file)`:") == true
      })
    return Row(
      name: name, ours: Self.lines(in: ours.code),
      theirs: Self.lines(in: try theirs(part).code), generated: generated)
  }

  private func theirs(_ part: String) throws -> Snippet {
    try #require(blocks.first { $0.language == "swift" && $0.info == "theirs \(part)" })
  }

  /// How many lines are neither empty, nor a comment, nor an import.
  private static func lines(in code: String) -> Int {
    let other = /^(?:$|\/\/|(?:@testable )?import )/
    return code.split(separator: "\n").map { $0.drop { $0 == " " } }
      .count { $0.firstMatch(of: other) == nil }
  }
}
