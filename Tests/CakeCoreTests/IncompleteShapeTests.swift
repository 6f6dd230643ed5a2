import Testing

@testable import CakeCore

/// Shapes that don't compile: the compiler's real output, and the index that it wrote in spite of it.
@Suite struct IncompleteShapeTests {
  @Test(arguments: Shape.incomplete)
  func `A build that fails is explained by what its roots lack, or not at all`(
    shape: Shape
  ) async throws {
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status != 0)
    let explained = try IncompleteBuild(
      CheckOptions(package: built.root.filePath), output: built.result.output)
    Found.compare(explained?.report.findings ?? [], with: shape)
  }
}
