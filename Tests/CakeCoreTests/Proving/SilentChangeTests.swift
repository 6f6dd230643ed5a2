import Testing

@testable import CakeCore

/// Programs that compile without a need, and do something else then, where no name tells.
@Suite struct SilentChangeTests {
  private static let programs = [
    (
      "both overloads in one body",
      """
      @dynamicCallable protocol Calling {
        func dynamicallyCall(withArguments all: [any HasA]) -> String
        func dynamicallyCall(withArguments all: [any HasA & HasB]) -> String
      }
      func work(_ d: any Row, _ a: any HasA, _ by: any Calling) -> [String] { [by(d), by(a)] }
      """
    ),
    (
      "equality of three parts",
      """
      struct Box<D>: Equatable {
        var number: Int
        static func == (left: Self, right: Self) -> Bool { left.number == right.number }
      }
      func == (left: Box<any HasA & HasB>, right: Box<any HasA & HasB>) -> Bool { true }
      struct Page: Equatable {
        var one: Box<any Row>
        var two: Box<any HasA & HasB>
        var three: Box<any HasA>
      }
      """
    ),
    (
      "parts of a block",
      """
      @resultBuilder enum Lines {
        static func buildPartialBlock(first: String) -> String { first }
        static func buildPartialBlock(accumulated: String, next: any HasA) -> String { "A" }
        static func buildPartialBlock(accumulated: String, next: any HasA & HasB) -> String { "B" }
      }
      func lines(@Lines _ make: () -> String) -> String { make() }
      func work(_ d: any Row, _ b: any HasA & HasB, _ a: any HasA) -> String {
        lines { "-"; d; b; a }
      }
      """
    ),
    (
      "a default before a synthesised member",
      """
      protocol Screen: Hashable { associatedtype D }
      extension Screen where D: HasB { func hash(into hasher: inout Hasher) {} }
      struct Page<D: Row>: Screen {
        var number: Int
        func now(_ d: D) -> Int { d.a }
      }
      """
    ),
    (
      "a local type's member before a default",
      """
      protocol Screen { func show(_ d: any HasA & HasB) -> String }
      extension Screen { func show(_ d: any HasA & HasB) -> String { "default" } }
      func call(_ screen: some Screen, _ d: any HasA & HasB) -> String { screen.show(d) }
      func work(_ d: any HasA & HasB) -> String {
        struct Page: Screen { func show(_ d: any Row) -> String { "own \\(d.a)" } }
        return call(Page(), d)
      }
      """
    ),
    (
      "a local function for what a provider brings",
      """
      protocol Loud {}
      protocol HasC: Loud {}
      typealias Loudly = HasA & HasC
      func work<D: Loudly>(_ d: D) -> String {
        func show<T>(_ d: T) -> String { "any" }
        func show<T: Loud>(_ d: T) -> String { "loud" }
        return show(d) + "\\(d.a)"
      }
      """
    ),
    (
      "a local closure beside a method",
      """
      func work(_ d: any Row) -> String {
        struct Local {
          var show: (any HasA) -> String = { _ in "A" }
          func show(_ d: any HasA & HasB) -> String { "AB" }
        }
        return Local().show(d)
      }
      """
    ),
    (
      "a local generic alias",
      """
      func work(_ d: any Row) -> String {
        typealias Pair<T> = (any HasA & HasB, T)
        func show(_ pair: Pair<Int>) -> String { "AB" }
        func show(_ pair: (any HasA, Int), _ number: Int = 1) -> String { "A" }
        return show((d, 1))
      }
      """
    ),
    (
      "a wrapped parameter beside the memberwise initialiser",
      """
      @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
      extension Kept where Value: HasB {
        init(wrappedValue: Value) { self.init(value: wrappedValue) }
      }
      extension Kept { init(value: Value) { wrappedValue = value } }
      func work<D: Row>(@Kept _ d: D) -> Int { d.a }
      """
    ),
  ]

  @Test(arguments: programs)
  func `A removal that changes what is called where no name stands is none`(
    name: String, text: String
  ) async throws {
    let text = """
      protocol HasA { var a: Int { get } }
      protocol HasB { var b: Int { get } }
      typealias Row = HasA & HasB
      \(text)
      """
    #expect(try await ProvedProgram.unusedNeeds(in: text, named: name.filter(\.isLetter)).isEmpty)
  }

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
  ]

  @Test(arguments: zip(others, ["Row' does not need 'HasB", "Both' does not need 'HasC"]))
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
}
