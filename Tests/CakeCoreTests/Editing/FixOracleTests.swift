import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// The compiler's verdict on what `cake fix` would do to each shape.
@Suite(.long) struct FixOracleTests {
  private static let shapes = Shape.all.filter { shape in
    shape.expectations.contains { RuleID(rawValue: $0.rule).map(RuleID.fixable.contains) ?? false }
  }

  @Test(arguments: shapes)
  func `With all safe fixes a shape compiles, and a check finds nothing more to fix`(
    shape: Shape
  ) async throws {
    let built = try await ShapeStore.shared.build(shape)
    let before = try await Blocking.run {
      try Check.run(CheckOptions(package: built.root.filePath))
    }
    let edits = before.findings.filter(\.hasSafeFix).flatMap { $0.fix?.edits ?? [] }
    let left = before.findings.filter { $0.rule.isFixable && !$0.hasSafeFix }
    guard !edits.isEmpty else { return }
    let rebuilt = try await build(shape, with: edits, named: "fixed/\(shape.name)")
    guard rebuilt.result.status == 0 else {
      Issue.record("\(shape.name) does not compile any more:\n\(rebuilt.result.output)")
      return
    }
    let after = try await Blocking.run {
      try Check.run(CheckOptions(package: rebuilt.root.filePath))
    }
    let names = Set(left.map(\.subject))
    // What the fixes leave without anybody who asks for it, or without a name, is the next round's.
    let fixed = Set(before.findings.filter(\.hasSafeFix).map(FixPlan.Key.init))
    for finding in after.findings
    where finding.rule.isWhollyFixable && finding.rule != .staleProvider
      && !names.contains(finding.subject) || fixed.contains(FixPlan.Key(finding))
    {
      Issue.record("\(shape.name) still has: \(finding.location): \(finding.message)")
    }
  }

  @Test(arguments: shapes)
  func `Each safe fix compiles alone`(shape: Shape) async throws {
    let built = try await ShapeStore.shared.build(shape)
    let isAboutStale = shape.name.hasPrefix("stale-provider/")
    let findings = try await Blocking.run {
      try Check.run(CheckOptions(package: built.root.filePath))
    }.findings
      .filter { $0.hasSafeFix && ($0.rule != .staleProvider || isAboutStale) }
    // One alone is all of them.
    guard findings.count > 1 else { return }
    for (number, finding) in findings.enumerated() {
      let edits = finding.fix?.edits ?? []
      let fixed = try await build(shape, with: edits, named: "alone-\(number)/\(shape.name)")
      if fixed.result.status != 0 {
        Issue.record("\(shape.name), \(finding.location):\n\(fixed.result.output)")
      }
    }
  }

  private func build(
    _ shape: Shape, with edits: [Finding.Fix.Edit], named name: String
  ) async throws -> ShapeStore.Built {
    var sources = shape.sources
    for index in sources.indices {
      let own = edits.filter { $0.file == sources[index].path }
      let text = EditedText.applying(own, to: Array(sources[index].text.utf8))
      sources[index].text = String(decoding: try #require(text), as: UTF8.self)
    }
    return try await ShapeStore.shared.build(
      Shape(name: name, sources: sources, expectations: [], permissions: []))
  }
}
