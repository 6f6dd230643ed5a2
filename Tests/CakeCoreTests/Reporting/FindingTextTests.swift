import CakeCore
import Foundation
import TestSupport
import Testing

/// What findings say in whole, notes included, for a shape of each kind.
@Suite struct FindingTextTests {
  @Test(arguments: [
    "needs/wide-slice-of-three", "ambient-effect/sleep-and-clocks",
    "ambient-effect/own-singletons", "ambient-effect/providers-at-hand",
    "ambient-effect/values-that-are-kept", "ambient-effect/values-made-anew",
    "bypass/forced-cast-to-root", "bypass/twice-in-one-consumer", "bypass/concrete-root-stored",
    "unneeded-double/shared-by-targets", "feature-import/two-children",
    "stale-provider/no-mirror", "stale-provider/overridden", "collisions/any-protocol",
  ])
  func `A shape's report is the recorded one`(name: String) async throws {
    let shape = try Self.shape(name)
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let report = try Check.run(CheckOptions(package: built.root.filePath))
    let file = name.replacing("/", with: "-")
    try expectGolden(ReportFormat.text.render(report), "findings/\(file).txt")
  }

  /// Read for itself, so that `SHAPES` may leave it out.
  private static func shape(_ name: String) throws -> Shape {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Shapes/\(name).swift")
    return try Shape(name: name, text: String(contentsOf: file, encoding: .utf8))
  }
}
