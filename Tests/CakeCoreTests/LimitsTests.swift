import Foundation
import Testing

/// What the tool is known to miss: listed for its users, and counted.
///
/// Needs all shapes, so not while `SHAPES` takes only some of them.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SHAPES"] == nil))
struct LimitsTests {
  private let missed = Shape.all.filter { $0.permissions.contains { $0.reason == .missed } }

  private var article: String {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Sources/CakeCore/CakeCore.docc/Limits.md")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test func `The limits list exactly the shapes that mark something as missed`() throws {
    let listed =
      try article
      .matches(of: /(?m)^- `([^`\/]+\/[^`\/]+)`: ./).map { String($0.1) }
    #expect(listed == missed.map(\.name))
  }

  @Test func `At most one unused need in twenty is missed`() {
    let count = missed.flatMap(\.permissions).count { $0.reason == .missed }
    let found = Shape.all.flatMap(\.expectations).count { $0.rule == "unused-need" }
    #expect(count * 20 <= count + found)
  }

  @Test func `The limits say how many needs are missed, of how many`() throws {
    let count = missed.flatMap(\.permissions).count { $0.reason == .missed }
    let found = Shape.all.flatMap(\.expectations).count { $0.rule == "unused-need" }
    let sentence = "\(count) of the \(count + found) needs"
    #expect(try article.contains(sentence), "\(sentence)")
  }
}
