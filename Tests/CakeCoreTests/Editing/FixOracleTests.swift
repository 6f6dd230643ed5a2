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
    let repaired = try Self.shape(shape, with: edits, named: "fixed/\(shape.name)")
    let rebuilt = try await ShapeStore.shared.build(repaired)
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

  @Test func `Each safe fix compiles alone`() async throws {
    let fixed = try await withThrowingTaskGroup(of: [Shape].self) { group in
      for shape in Self.shapes { group.addTask { try await Self.withEachFix(shape) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    for (shape, output) in try await ShapeAmongOthers.broken(fixed, named: "alone") {
      Issue.record("\(shape.name):\n\(output)")
    }
  }

  /// The shape with each of its fixes alone; none where there is only one, which is all of them.
  private static func withEachFix(_ shape: Shape) async throws -> [Shape] {
    let built = try await ShapeStore.shared.build(shape)
    let isAboutStale = shape.name.hasPrefix("stale-provider/")
    let findings = try await Blocking.run {
      try Check.run(CheckOptions(package: built.root.filePath))
    }.findings
      .filter { $0.hasSafeFix && ($0.rule != .staleProvider || isAboutStale) }
    guard findings.count > 1 else { return [] }
    return try findings.enumerated().map { number, finding in
      let edits = finding.fix?.edits ?? []
      let name = "alone-\(number)/\(shape.name)-\(finding.location.line)"
      return try Self.shape(shape, with: edits, named: name)
    }
  }

  private static func shape(
    _ shape: Shape, with edits: [Finding.Fix.Edit], named name: String
  ) throws -> Shape {
    var sources = shape.sources
    for index in sources.indices {
      let own = edits.filter { $0.file == sources[index].path }
      let text = EditedText.applying(own, to: Array(sources[index].text.utf8))
      sources[index].text = String(decoding: try #require(text), as: UTF8.self)
    }
    return Shape(sources: sources, name: name)
  }
}
