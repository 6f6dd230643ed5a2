import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// The article about the JSON report, held against reports.
@Suite struct JSONReportPageTests {
  private let page = Folder.package.appending(path: "Sources/CakeCore/CakeCore.docc/JSONReport.md")

  @Test func `The page names every key of a report, and none that is not there`() throws {
    var keys = Set(Finding.SubjectKey.allCases.map(\.rawValue))
    for file in ["report.json", "check/repos.json", "check/cycle.json"] {
      let golden = Folder.package.appending(path: "Tests/Goldens/\(file)")
      Self.addKeys(of: try JSONSerialization.jsonObject(with: Data(contentsOf: golden)), to: &keys)
    }
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let values: Set = [
      "app", "scope", "test", "error", "warning", "info", "compiled", "facts", "safe", "maybe",
      "placeholder",
    ]
    var named: Set<String> = []
    for row in rows {
      for word in row.matches(of: /`([^`]+)`/) {
        named.formUnion(word.1.split(separator: ".").map { String($0.prefix { $0 != "[" }) })
      }
    }
    #expect(keys.subtracting(named) == [])
    #expect(named.subtracting(keys).subtracting(values) == [])
  }

  private static func addKeys(of value: Any, to keys: inout Set<String>) {
    if let members = value as? [String: Any] {
      keys.formUnion(members.keys)
      for member in members.values { addKeys(of: member, to: &keys) }
    } else if let elements = value as? [Any] {
      for element in elements { addKeys(of: element, to: &keys) }
    }
  }
}
