import Testing

@testable import CakeCore

/// Which declarations of a name a call may fit at once.
@Suite struct CallShapeTests {
  @Test func `Many parameters that can be left out make many ways, and few positions`() {
    let many = (0..<40).map { CallShape.Parameter(label: "a\($0)", canBeLeftOut: true) }
    let one = CallShape(parameters: many + [.init(label: "x")])
    let other = CallShape(parameters: many + [.init(label: "y")])
    #expect(!one.overlaps(other))
    #expect(one.overlaps(one))
  }

  @Test func `A variadic parameter takes what others take one by one`() {
    let all = CallShape(
      parameters: [.init(label: "_", canBeLeftOut: true, isVariadic: true), .init(label: "in")])
    let two = CallShape(
      parameters: [.init(label: "_"), .init(label: "_"), .init(label: "in")])
    let labelled = CallShape(
      parameters: [.init(label: "_"), .init(label: "and"), .init(label: "in")])
    #expect(all.overlaps(two))
    #expect(two.overlaps(all))
    #expect(!all.overlaps(labelled))
  }

  @Test func `A closure may stand behind the parentheses, where its label goes`() {
    let one = CallShape(parameters: [.init(label: "to"), .init(label: "perform", isClosure: true)])
    let other = CallShape(parameters: [.init(label: "to"), .init(label: "then", isClosure: true)])
    let value = CallShape(parameters: [.init(label: "to"), .init(label: "then")])
    #expect(one.overlaps(other))
    #expect(!one.overlaps(value))
  }
}
