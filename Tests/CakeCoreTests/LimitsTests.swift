import Foundation
import Testing

/// What the tool is known to miss: listed for its users, and little.
///
/// Needs all shapes, so not while `SHAPES` takes only some of them.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SHAPES"] == nil))
struct LimitsTests {
  private let missed = Shape.all.filter { $0.permissions.contains { $0.reason == .missed } }

  @Test func `The limits list exactly the shapes that mark something as missed`() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/CakeCore/CakeCore.docc/Limits.md")
    let listed = try String(contentsOf: article, encoding: .utf8)
      .matches(of: /(?m)^- `([^`\/]+\/[^`\/]+)`: ./).map { String($0.1) }
    #expect(listed == missed.map(\.name))
  }

  @Test func `At most one unused need in twenty is missed`() {
    let missed = missed.flatMap(\.permissions).count { $0.reason == .missed }
    let found = Shape.all.flatMap(\.expectations).count { $0.rule == "unused-need" }
    #expect(missed * 20 <= missed + found, "\(missed) of \(missed + found)")
  }
}
