import Foundation
import TestSupport
import Testing

@testable import CakeCore

@Suite struct SARIFTests {
  private let schema: JSONSchema

  init() throws { schema = try JSONSchema("sarif-2.1.0-rtm.4.json") }

  @Test func `A report has its rules, related places, fixes and fingerprints`() throws {
    let text = ReportFormat.sarif.render(.sample, .init(folder: "Packages/My App/"))
    try expectGolden(text, "report.sarif.json")
    #expect(try schema.complaints(about: text) == [])
  }

  @Test func `Columns count characters, not bytes`() async throws {
    try await Folder.temporary { folder in
      let line = "/* é🎂 */ typealias Needs = HasClock & HasStore\n"
      try Data(line.utf8).write(to: folder.appending(path: "Needs.swift"))
      func bytes(before part: String) throws -> Int {
        try line.utf8.distance(
          from: line.startIndex, to: #require(line.firstRange(of: part)).lowerBound) + 1
      }
      var finding = Report.sample.findings[0]
      finding.location = SourcePlace(
        file: "Needs.swift", line: 1, column: try bytes(before: "HasStore"))
      finding.notes = []
      finding.fix = Finding.Fix(
        applicability: .safe,
        edits: [
          .init(
            file: "Needs.swift", line: 1, column: try bytes(before: " & HasStore"), endLine: 1,
            endColumn: line.utf8.count, replacement: "")
        ])
      var report = Report.sample
      report.findings = [finding]
      let text = ReportFormat.sarif.render(report, .init(package: folder.path))
      #expect(text.contains("\"columnKind\": \"utf16CodeUnits\""))
      #expect(text.contains("\"region\": {\"startLine\": 1, \"startColumn\": 40}"))
      #expect(
        text.replacing(/\s+/, with: " ").contains(
          "\"startLine\": 1, \"startColumn\": 37, \"endLine\": 1, \"endColumn\": 48"))
    }
  }

  @Test func `A report without findings is valid`() throws {
    var report = Report.sample
    report.findings = []
    #expect(try schema.complaints(about: ReportFormat.sarif.render(report)) == [])
  }

  @Test(arguments: [
    ("\"version\": \"2.1.0\"", "\"version\": \"2.2\"", "$.version is none of its choices"),
    ("\"level\": \"error\"", "\"level\": \"fatal\"", "level is none of its choices"),
    ("\"startLine\": 3", "\"startLine\": 0", "startLine is low"),
    ("\"startLine\": 3", "\"startLine\": \"3\"", "startLine is no integer"),
    ("\"ruleId\"", "\"ruleID\"", "must not have ruleID"),
    ("\"message\": {\"text\"", "\"message\": {\"texts\"", "message meets 0 of 2 choices"),
    ("Packages/My%20App", "Packages/My App", "uri is no uri-reference"),
  ])
  func `The schema refuses what is not SARIF`(
    part: String, replacement: String, complaint: String
  ) throws {
    let text = ReportFormat.sarif.render(.sample, .init(folder: "Packages/My App/"))
    try #require(text.contains(part))
    let complaints = try schema.complaints(about: text.replacing(part, with: replacement))
    #expect(complaints.contains { $0.hasSuffix(complaint) }, "\(complaints)")
  }

  @Test func `A fingerprint stays while lines move, and no two are the same`() {
    var report = Report.sample.inOrder()
    // The same finding at a second place.
    report.findings.append(report.findings[0])
    let fingerprints = report.fingerprints
    #expect(Set(fingerprints).count == report.findings.count)
    for index in report.findings.indices { report.findings[index].location.line += 7 }
    #expect(report.fingerprints == fingerprints)
  }

  @Test func `Another name is another fingerprint`() {
    var report = Report.sample.inOrder()
    let fingerprints = report.fingerprints
    report.findings[0].subject[.provider] = .name("Core.HasOther")
    #expect(report.fingerprints[0] != fingerprints[0])
    #expect(report.fingerprints[1...] == fingerprints[1...])
  }

  @Test func `A fix with something to fill in is not offered`() {
    var report = Report.sample
    for index in report.findings.indices {
      report.findings[index].fix?.applicability = .placeholder
    }
    #expect(ReportFormat.sarif.render(.sample).contains("\"fixes\""))
    #expect(!ReportFormat.sarif.render(report).contains("\"fixes\""))
  }
}
