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

  @Test func `What roots of every kind are told to add compiles, once it is filled in`()
    async throws
  {
    let shape = try #require(Shape.incomplete.first { $0.name.hasSuffix("kinds-of-roots") })
    let built = try await ShapeStore.shared.build(shape)
    let report = try #require(
      try IncompleteBuild(CheckOptions(package: built.root.filePath), output: built.result.output)
    ).report
    var source = shape.sources[0]
    let edited = try #require(
      EditedText.applying(
        report.findings.flatMap { $0.fix?.edits ?? [] }, to: Array(source.text.utf8)))
    source.text = String(decoding: edited, as: UTF8.self)
      .replacing("= <#value#>", with: "= { fatalError() }()")
      .replacing("<#code#>", with: "fatalError()")
    let filled = try await ShapeStore.shared.check([source], of: built, depth: .diagnostics)
    #expect(filled.status == 0, "\(filled.output)\n\(source.text)")
  }
}
