import TestSupport
import Testing

@testable import CakeCore

/// What takes a value is `self`, a part of a tuple, a local function or value: no index has it.
@Suite struct UnnamedCalleeTests {
  private static let providers = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    typealias Needs = HasClock & HasCache

    """

  private func judged(_ text: String, named name: String) async throws -> [String] {
    try await ProvedProgram.unusedNeeds(in: Self.providers + text, named: name)
  }

  @Test(arguments: [
    (
      "self",
      """
      struct Act<Needs> {
        let body: (Needs) -> Int
        func callAsFunction(_ needs: Needs) -> Int { body(needs) }
      }
      struct Table {
        var all: [String: Act<any Needs>] = ["": Act { $0.clock }]
        subscript(name: String) -> Act<any Needs>? { all[name] }
        func run(_ needs: any Needs) -> Int { self[""]?(needs) ?? 0 }
      }
      """
    ),
    (
      "tuple",
      """
      struct Steps {
        let all: [(name: String, run: (any Needs) -> Int)] = [(name: "", run: { $0.clock })]
        func run(_ needs: any Needs) -> Int { all[0].run(needs) }
      }
      """
    ),
    (
      "function",
      """
      func run(_ needs: any Needs) -> Int {
        func with<Needs>(_ needs: Needs, _ body: (Needs) -> Int) -> Int { body(needs) }
        print("run")
        return with(needs) { $0.clock }
      }
      """
    ),
    (
      "alias",
      """
      func run(_ needs: any Needs) -> Int {
        typealias Inner = HasClock
        func now(_ needs: any Inner) -> Int { needs.clock }
        return now(needs)
      }
      """
    ),
    (
      "value",
      """
      func run(_ needs: any Needs) -> Int {
        let read = { (needs: any Needs) -> Int in needs.clock }
        let pick = needs.clock > 0 ? read : { _ in 1 }
        return pick(needs)
      }
      """
    ),
    (
      "wrapper",
      """
      @propertyWrapper struct Kept<Value> {
        var wrappedValue: Value
        var projectedValue: Value { wrappedValue }
      }
      struct Wrap {
        @Kept var act: (any Needs) -> Int = { $0.clock }
        func run(_ needs: any Needs) -> Int { $act(needs) }
      }
      """
    ),
  ])
  func `The compiler tells what it needs`(name: String, text: String) async throws {
    let messages = try await judged(text, named: "callee-\(name)")
    #expect(messages == ["'Needs' does not need 'HasCache': no consumer uses or forwards it"])
  }

  @Test(arguments: [
    (
      "parameter",
      """
      func run(_ needs: any Needs, to sink: Sink) -> Int { needs.clock + sink(needs) }
      """
    ),
    (
      "self",
      """
      struct Table {
        var all: [String: Sink] = [:]
        subscript(name: String) -> Sink? { all[name] }
        func run(_ needs: any Needs) -> Int { needs.clock + (self[""]?(needs) ?? 0) }
      }
      """
    ),
    (
      "tuple",
      """
      struct Steps {
        var all: [(name: String, run: Sink)] = []
        func run(_ needs: any Needs) -> Int { needs.clock + all[0].run(needs) }
      }
      """
    ),
    (
      "value",
      """
      struct Steps {
        var all: [String: Sink] = [:]
        func run(_ needs: any Needs) -> Int {
          guard let sink = all.values.first else { return needs.clock }
          return sink(needs)
        }
      }
      """
    ),
  ])
  func `What may be of Any is tried no more than what is`(name: String, text: String) async throws {
    let text = "typealias Sink = (Any) -> Int\n" + text
    #expect(try await judged(text, named: "callee-any-\(name)").isEmpty)
  }
}
