import TestSupport
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
      "an inherited initialiser",
      """
      class Base<D> {
        let text: String
        init() { text = "plain" }
        init() where D: HasB { text = "B" }
      }
      final class Page<D: Row>: Base<D> { func now(_ d: D) -> Int { d.a } }
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
      "a provider's word on an associated type",
      """
      protocol Kind {}
      struct Plain: Kind {}
      struct Rich: Kind {}
      protocol Kinded {
        associatedtype Item: Kind
          = Plain
      }
      protocol HasC { associatedtype Item = Rich }
      typealias Both = HasA & HasC
      struct Root: Both, Kinded { let a = 1 }
      func work(_ d: any Both) -> Int { d.a }
      """
    ),
    (
      "a provider's alias for an associated type",
      """
      protocol Kind {}
      struct Plain: Kind {}
      struct Rich: Kind {}
      protocol Kinded { associatedtype Item: Kind = Plain }
      protocol HasC: Kinded {}
      extension HasC { typealias Item = Rich }
      typealias Both = HasA & HasC
      struct Root: Both, Kinded { let a = 1 }
      func work(_ d: any Both) -> Int { d.a }
      """
    ),
    (
      "several properties of a macro",
      """
      import Observation
      protocol HasC: AnyObject { var c: Int { get } }
      typealias Both = HasA & HasC
      final class Other {}
      @Observable final class Model<D: Both> {
        var d: D
        var other = Other()
        var make: () -> Void = {}
        init(_ d: D) { self.d = d }
        func now() -> Int { d.a }
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

  @Test(.long, arguments: programs)
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

  @Test func `Another module's overloads are told apart where both are called`() async throws {
    let text = """
      //--- Core/Core.swift
      public protocol HasA { var a: Int { get } }
      public protocol HasB { var b: Int { get } }
      @dynamicCallable public struct Title {
        public init() {}
        public func dynamicallyCall(withArguments all: [any HasA]) -> String { "A" }
        public func dynamicallyCall(withArguments all: [any HasA & HasB]) -> String { "AB" }
      }

      //--- App/App.swift
      import Core
      typealias Row = HasA & HasB
      func titles(_ d: any Row, _ a: any HasA) -> [String] { [Title()(d), Title()(a)] }
      """
    #expect(try await ProvedProgram.unusedNeeds(in: text, named: "overloadselsewhere").isEmpty)
  }

  @Test func `Each need that is kept tells its own place`() async throws {
    let text = """
      protocol HasA { var a: Int { get } }
      protocol HasB { var b: Int { get } }
      typealias One = HasA & HasB
      func one(_ d: any One) -> Int {
        func now(_ d: any HasA) -> Int { d.a }
        func now(_ d: any HasA & HasB) -> Int { 2 }
        return now(d)
      }
      typealias Two = HasA & HasB
      func two(_ d: any Two) -> Int {
        func now(_ d: any HasA) -> Int { d.a }
        func now(_ d: any HasA & HasB) -> Int { 2 }
        return now(d)
      }
      """
    let report = try await ProvedProgram.check(
      text, named: "ownplaces", folder: ProvedProgram.scratch()
    ) { $0.triesAll = true }
    let kept = try #require(report.proof?.tally).kept.filter { $0.provider == "App.HasB" }
    #expect(kept.map(\.slice) == ["App.One", "App.Two"])
    #expect(kept.first?.reason.hasPrefix("Sources/App/Shape.swift:4:6: ") == true, "\(kept)")
    #expect(kept.last?.reason.hasPrefix("Sources/App/Shape.swift:10:6: ") == true, "\(kept)")
  }
}
