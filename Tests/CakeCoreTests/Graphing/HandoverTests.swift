import Testing

@testable import CakeCore

@Suite struct HandoverTests {
  @Test func `What a type hands on as a root comes before what it hands on as a consumer`()
    async throws
  {
    let both = (0..<16).map { number in
      """
      final class Flow\(number): StepNeeds {
        let clock = \(number)
        let services: any StepNeeds
        init(_ services: any StepNeeds) { self.services = services }
        func start(_ isFirst: Bool) -> Int {
          let next: any StepNeeds = isFirst ? self : services
          return step(next)
        }
      }
      """
    }
    let text = """
      protocol HasClock { var clock: Int { get } }
      typealias StepNeeds = HasClock
      func step(_ services: any StepNeeds) -> Int { services.clock }
      \(both.joined(separator: "\n"))
      """
    let built = try await ShapeStore.shared.build(Shape(name: "handovers/of-both", text: text))
    try #require(built.result.status == 0, "\(built.result.output)")
    let program = try Program.read(CheckOptions(package: built.root.filePath))
    let pairs = Dictionary(grouping: program.handovers(), by: \.place).values
      .filter { $0.count == 2 }
    #expect(pairs.count == 16)
    for pair in pairs {
      guard case .root = pair[0].from, case .consumer = pair[1].from else {
        Issue.record("\(pair)")
        continue
      }
    }
  }
}
