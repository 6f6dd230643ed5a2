import Testing

@testable import CakeCore

@Suite struct ShapeCheckTests {
  @Test(arguments: Shape.all)
  func `A check of a shape finds what the shape marks, there, and nothing else`(
    shape: Shape
  ) async throws {
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let report = try Check.run(
      CheckOptions(package: built.root.filePath, indexStore: built.indexStore.filePath))
    let found = Set(report.findings.map(Found.init))
    let expected = Set(shape.expectations.map(Found.init))
    for finding in found.subtracting(expected).sorted() {
      Issue.record("\(shape.name): false: \(finding)")
    }
    for finding in expected.subtracting(found).sorted() {
      Issue.record("\(shape.name): missed: \(finding)")
    }
  }
}

/// A finding as shapes mark it: the rule, the name without its module, and the line.
private struct Found: Hashable, Comparable, CustomStringConvertible {
  let rule: String
  let name: String
  let file: String
  let line: Int

  init(_ finding: Finding) {
    rule = finding.rule.rawValue
    let key: Finding.SubjectKey? =
      switch finding.rule {
      case .unusedNeed, .redundantNeed, .unusedProvider, .nameCollision: .provider
      case .unusedSlice, .uncoveredSlice: .slice
      case .constructionCycle: .providers
      case .bypass: finding.subject[.root] == nil ? .provider : .root
      case .ambientEffect: .symbol
      case .wideStructRoot: .root
      case .unusedSuppression: nil
      }
    name =
      switch key.flatMap({ finding.subject[$0] }) {
      case .name(let qualified)?: Self.withoutModule(qualified)
      case .names(let qualified)?: qualified.map(Self.withoutModule).joined(separator: "+")
      case nil: ""
      }
    file = finding.location.file
    line = finding.location.line
  }

  init(_ expectation: Shape.Expectation) {
    rule = expectation.rule
    name = expectation.name
    file = "Sources/\(expectation.module)/\(expectation.file)"
    line = expectation.line
  }

  private static func withoutModule(_ name: String) -> String {
    name.split(separator: ".").dropFirst().joined(separator: ".")
  }

  var description: String { "\(file):\(line): \(rule) \(name)" }

  static func < (left: Found, right: Found) -> Bool { left.description < right.description }
}
