import Foundation
import TestSupport
import Testing

/// Holds the page of the five origins against the samples that it names.
@Suite struct OriginsTests {
  private static let rows: [(origin: String, filter: String)] = {
    let page = Folder.package.appending(path: "Sources/Documentation.docc/FiveOrigins.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.matches(of: /(?m)^\| ([^|]+) \|.*--filter (\w+)` \|$/)
      .map { (String($0.1), String($0.2)) }
  }()

  @Test func `There are five`() {
    #expect(Self.rows.count == 5)
  }

  @Test(arguments: rows.map(\.filter))
  func `What shows a row is a page and tests of before and after`(_ filter: String) throws {
    let sample = Folder.package.appending(path: "Samples/Migrations")
    let page = try String(contentsOf: sample.appending(path: "\(filter).md"), encoding: .utf8)
    for part in ["What maps to what", "Step by step", "How it fails before", "refused after"] {
      #expect(page.contains(part), "\(part)")
    }
    for time in ["Before", "After"] {
      let tests = try String(
        contentsOf: sample.appending(path: "Tests/MigrationsTests/\(filter)\(time)Tests.swift"),
        encoding: .utf8)
      #expect(tests.contains("@Test"))
    }
  }
}
