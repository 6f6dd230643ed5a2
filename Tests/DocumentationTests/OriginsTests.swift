import Foundation
import TestSupport
import Testing

/// Holds the page of the five origins against what shows each of its claims.
@Suite struct OriginsTests {
  private static let page = Folder.package.appending(
    path: "Sources/Documentation.docc/FiveOrigins.md")

  /// The cells of the table's rows.
  private static let rows: [[String]] = {
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    return lines.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  @Test func `There are five rows, and each claim is in one of them`() {
    #expect(Self.rows.count == 5)
    for row in Self.rows { #expect(row.count == 5 && row.allSatisfy { !$0.isEmpty }) }
    let claims = Self.rows.flatMap(Self.claims)
    #expect(claims.count == Set(claims).count)
    #expect(Set(claims) == Set(OriginClaim.shownBy.keys))
  }

  @Test(arguments: rows)
  func `Each claim of a row is shown, and by what its command runs`(_ row: [String]) throws {
    let filters = row[4].matches(of: /--filter (\w+)`/).map { String($0.1) }
    for claim in Self.claims(of: row) {
      for shown in try #require(OriginClaim.shownBy[claim], "\(claim)") {
        switch shown {
        case .test(let name, let file):
          let tests = try String(
            contentsOf: Folder.package.appending(path: "Samples/\(file).swift"), encoding: .utf8)
          #expect(tests.contains("@Test func `\(name)`"), "\(file): \(name)")
          #expect(filters.contains { file.contains("/\($0)") }, "\(file)")
        case .step(let verdict, let page, let file):
          let steps = try MigrationStep.all.get().filter {
            $0.snippet.file.lastPathComponent == "\(page).md" && $0.verdict == verdict
              && $0.snippet.code.hasPrefix("// \(file).swift\n")
          }
          #expect(!steps.isEmpty, "\(page): \(verdict) \(file)")
          #expect(filters.contains(page))
        case .script(let path):
          #expect(row[4].contains("`\(path)`"))
          #expect(
            try String(contentsOf: Folder.package.appending(path: ".ci/run"), encoding: .utf8)
              .contains("step \(path)\n"))
        }
      }
    }
  }

  /// What a row says in its three middle cells, part by part.
  private static func claims(of row: [String]) -> [String] {
    row[1...3].flatMap { $0.components(separatedBy: "; ") }
  }
}
