import TestSupport
import Testing

@testable import CakeCore

/// Programs whose types are written otherwise without a need, and that call what they called before.
@Suite struct SameCallsTests {
  private static let others = [
    (
      "metatype",
      """
      struct Page {
        var type: (any Row).Type?
        func take(_ type: (any Row).Type?) -> Int { 1 }
      }
      func work(_ d: any Row) -> Int { d.a + Page(type: nil).take(nil) }
      """
    ),
    (
      "associated type of two",
      """
      protocol HasC { associatedtype Item; var c: Item { get } }
      protocol HasD { associatedtype Item; var d: Item { get } }
      typealias Both = HasC & HasD
      func work<D: Both>(_ both: D) -> D.Item { both.d }
      func row(_ row: any Row) -> Int { row.a + row.b }
      """
    ),
    (
      "associated types that become one",
      """
      protocol Screen {
        associatedtype D
        func show(_ d: D) -> Int
      }
      struct Page: Screen { func show(_ d: any Row) -> Int { d.a } }
      struct Note: Screen { func show(_ d: any HasA) -> Int { d.a } }
      func local() -> Int {
        struct Number { var value = 1 }
        return Number().value
      }
      """
    ),
    (
      "key path through a subscript",
      """
      protocol HasTable { subscript(key: String) -> Int { get } }
      typealias Path = HasTable & HasB
      func show(_ d: any Path) -> Int { d[keyPath: \\.["four"]] }
      func row(_ row: any Row) -> Int {
        struct Number { var value = 1 }
        return Number().value + row.a + row.b
      }
      """
    ),
  ]

  @Test(
    arguments: zip(
      others,
      [
        "Row' does not need 'HasB", "Both' does not need 'HasC", "Row' does not need 'HasB",
        "Path' does not need 'HasB",
      ]))
  func `A removal by which only types are written otherwise is one`(
    program: (name: String, text: String), message: String
  ) async throws {
    let text = """
      protocol HasA { var a: Int { get } }
      protocol HasB { var b: Int { get } }
      typealias Row = HasA & HasB
      \(program.text)
      """
    let found = try await ProvedProgram.unusedNeeds(
      in: text, named: program.name.filter(\.isLetter))
    #expect(found.count == 1 && found.allSatisfy { $0.contains(message) }, "\(found)")
  }

  @Test func `A requirement of another module is the same, whatever types it is written with`()
    async throws
  {
    let text = """
      //--- Core/Core.swift
      public protocol HasA { var a: Int { get } }
      public protocol HasB { var b: Int { get } }
      public typealias Row = HasA & HasB
      public protocol Screen { func show(_ d: any Row) -> Int }

      //--- App/App.swift
      import Core
      struct Root: HasA, HasB { let a = 1, b = 2 }
      func go(_ screen: some Screen) -> Int { screen.show(Root()) }
      struct Page: Screen { func show(_ d: any Row) -> Int { d.a } }
      func count() -> Int {
        struct Local: Screen { func show(_ d: any Row) -> Int { -d.a } }
        return go(Local()) + go(Page())
      }
      """
    #expect(
      try await ProvedProgram.unusedNeeds(in: text, named: "requirementelsewhere")
        == ["'Row' does not need 'HasB': no consumer uses or forwards it"])
  }
}
