import Foundation
import TestSupport
import Testing

/// Holds the page of the five origins against the tests that it names, one for each claim.
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

  /// What a row says, in its order: what the origin let pass, and that it is not let pass here.
  private static let claims: [String: (before: [String], after: [String])] = [
    "Current": (
      ["One line swaps the whole world", "What a test leaves behind is there for the next"],
      ["One line swaps the whole world", "What a test changes ends with it"]
    ),
    "Container": (
      [
        "A forgotten registration stops the program when it is first asked for",
        "A property that nobody sets is not missed",
      ],
      ["One root has one book, and another one has its own"]
    ),
    "Arguments": (
      ["Two arguments of one type change places, and the receipt is wrong"],
      ["A ticket goes to the kitchen, with a label"]
    ),
    "LazyProperties": (
      [
        "An interface that nobody provides stops the program in the middle of its work",
        "A class that nobody configures is made for each consumer alone",
        "What is configured after the first use comes too late",
      ],
      ["An account has its own paper, and shares the archive"]
    ),
    "Registry": (
      [
        "What is not mocked stops the test before it reaches the world",
        "What can be asked for is bound, and nothing takes that back",
        "A mock that is not needed passes like all others",
      ],
      ["An order is charged, then confirmed"]
    ),
  ]

  @Test func `There are five, each with what it could, what it let pass and what is here`() {
    #expect(Self.rows.count == 5)
    for row in Self.rows { #expect(row.count == 5 && row.allSatisfy { !$0.isEmpty }) }
    #expect(Set(Self.rows.compactMap(Self.filter)) == Set(Self.claims.keys))
  }

  @Test(arguments: rows)
  func `Each row is tests, of before and of after`(_ row: [String]) throws {
    let filter = try #require(Self.filter(in: row))
    let claims = try #require(Self.claims[filter])
    for (time, names) in [("Before", claims.before), ("After", claims.after)] {
      let tests = try String(
        contentsOf: MigrationPage.sample.appending(
          path: "Tests/MigrationsTests/\(filter)\(time)Tests.swift"), encoding: .utf8)
      for name in names {
        #expect(tests.contains("@Test func `\(name)`"), "\(filter)\(time): \(name)")
      }
    }
  }

  /// The part of the command that says which tests to run.
  private static func filter(in row: [String]) -> String? {
    row.last?.firstMatch(of: /--filter (\w+)`$/).map { String($0.1) }
  }
}
