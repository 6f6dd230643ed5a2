import TestSupport
import Testing

@testable import CakeCore

/// A compile tells nothing of what is done with a value once it is `Any`, or is cast.
@Suite struct UntypedValueTests {
  private static let program = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    typealias Needs = HasClock & HasCache
    func show<T>(_ value: T) { print("shown") }
    func keep(_ value: Any) { print("kept") }

    """

  private func judged(_ text: String, named name: String) async throws -> [String] {
    try await ProvedProgram.unusedNeeds(in: Self.program + text, named: name)
  }

  @Test(arguments: [
    ("returned", "func run(_ needs: any Needs) -> Any { show(needs.clock); return needs }"),
    (
      "stored",
      """
      final class Holder {
        var held: Any?
        func run(_ needs: any Needs) -> Int { held = needs; return needs.clock }
      }
      """
    ),
    (
      "listed",
      """
      final class Holder {
        var held: [Any] = []
        func run(_ needs: any Needs) -> Int { held.append(needs); return needs.clock }
      }
      """
    ),
    (
      "coerced",
      "func run(_ needs: any Needs) -> Int { let it = needs as Any; show(it); return needs.clock }"
    ),
    ("paired", "func run(_ needs: any Needs) -> (Any, Int) { (needs, needs.clock) }"),
    ("closed", "func run(_ needs: any Needs) -> () -> Any { show(needs.clock); return { needs } }"),
  ])
  func `What becomes Any without being taken by anything is not tried`(
    name: String, text: String
  ) async throws {
    #expect(try await judged(text, named: "untyped-\(name)").isEmpty)
  }

  @Test(arguments: [
    ("any", "keep(needs)"), ("cast", "if needs is Int { return 1 }"),
    ("type", "show((any Needs).self)"),
  ])
  func `One way out that a compile can judge does not hide another that it can't`(
    name: String, text: String
  ) async throws {
    let text = "func run(_ needs: any Needs) -> Int { show(needs); \(text); return needs.clock }"
    #expect(try await judged(text, named: "untyped-beside-\(name)").isEmpty)
  }

  @Test func `What goes to a parameter of any type is tried`() async throws {
    let text = "func run(_ needs: any Needs) -> Int { show(needs); return needs.clock }"
    #expect(
      try await judged(text, named: "untyped-none")
        == ["'Needs' does not need 'HasCache': no consumer uses or forwards it"])
  }
}
