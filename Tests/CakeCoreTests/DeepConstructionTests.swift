import TestSupport
import Testing

@testable import CakeCore

@Suite struct DeepConstructionTests {
  @Test func `Ten thousand steps from a value to itself are followed, and no stack is used up`()
    async throws
  {
    let count = 10_000
    let steps = (0..<count).map { step in
      let next = step + 1 < count ? "make\(step + 1)(dependencies)" : "dependencies.number"
      return "func make\(step)(_ dependencies: any HasNumber) -> Int { \(next) }\n"
    }
    let text = """
      protocol HasNumber { var number: Int { get } }
      \(steps.joined())
      struct AppDependencies: HasNumber { var number: Int { make0(self) } }
      """
    let built = try await ShapeStore.shared.build(Shape(name: "deep/construction", text: text))
    try #require(built.result.status == 0, "\(built.result.output)")
    let report = try await Blocking.run {
      try Check.run(CheckOptions(package: built.root.filePath))
    }
    #expect(report.findings.map(\.rule) == [.constructionCycle])
    #expect(report.findings.first?.notes.count == count + 1)
  }
}
