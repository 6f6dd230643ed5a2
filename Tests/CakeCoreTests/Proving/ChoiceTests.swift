import TestSupport
import Testing

@testable import CakeCore

/// Programs in which the compiler chooses between declarations without a word in its index.
@Suite struct ChoiceTests {
  private static let choices = [
    (
      "dynamic call", "Shape.swift:8:6",
      """
      @dynamicCallable struct Title {
        func dynamicallyCall(withArguments all: [any HasClock]) -> Int { all[0].clock }
        func dynamicallyCall(withArguments all: [any HasClock & HasCache]) -> Int { 2 }
      }
      func page(_ needs: any Needs) -> Int { Title()(needs) }
      """
    ),
    (
      "key path through a dynamic member", "Shape.swift:11:6",
      """
      @dynamicMemberLookup struct Lens<Value> {
        let value: Value
        subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
      }
      extension Lens where Value == any HasClock & HasCache {
        subscript(dynamicMember path: KeyPath<Value, Int>) -> Int { 2 }
      }
      func path() -> KeyPath<Lens<any Needs>, Int> { \\.clock }
      """
    ),
    (
      "wrapped parameter", "Shape.swift:15:6",
      """
      @propertyWrapper struct Kept<Value> {
        let wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      }
      extension Kept where Value == any HasClock & HasCache {
        init(wrappedValue: Value) {
          print("both")
          self.init(kept: wrappedValue)
        }
        init(kept: Value) { wrappedValue = kept }
      }
      func page(@Kept _ needs: any Needs) -> Int { needs.clock }
      """
    ),
    (
      "synthesised equality", "in 'static App.Page.__derived_struct_equals",
      """
      struct Part<Value>: Equatable {
        let value: Value
        static func == (left: Part, right: Part) -> Bool { true }
      }
      extension Part where Value == any HasClock & HasCache {
        static func == (left: Part, right: Part) -> Bool { false }
      }
      struct Page: Equatable {
        let part: Part<any Needs>
        var now: Int { part.value.clock }
      }
      """
    ),
    (
      "synthesised coding", "encode",
      """
      struct Part<Value>: Encodable {
        let value: Value
        func encode(to encoder: any Encoder) throws {}
      }
      extension KeyedEncodingContainer {
        func encode(_ part: Part<any HasClock & HasCache>, forKey key: Key) throws {}
      }
      struct Page: Encodable {
        let part: Part<any Needs>
        var now: Int { part.value.clock }
      }
      """
    ),
    (
      "associated type", "answers in 'Page: Screen'",
      """
      protocol Screen {
        associatedtype Needs
        associatedtype Item: ExpressibleByStringLiteral = String
      }
      extension Screen where Needs == any HasClock & HasCache { typealias Item = Substring }
      struct Page: Screen {
        typealias Needs = any App.Needs
        func now(_ needs: Needs) -> Int { needs.clock }
      }
      """
    ),
    (
      "local function", "Shape.swift:4:6",
      """
      func page(_ needs: any Needs, _ row: any Row) -> Int {
        func now(_ needs: any HasClock) -> Int { needs.clock }
        func now(_ needs: any HasClock & HasCache) -> Int { 2 }
        return now(needs) + row.clock
      }
      """
    ),
    (
      "local class", "Shape.swift:4:6",
      """
      func page(_ needs: any Needs, _ row: any Row) -> Int {
        class Model {
          func now(_ needs: any HasClock) -> Int { needs.clock }
          func now(_ needs: any HasClock & HasCache) -> Int { 2 }
        }
        return Model().now(needs) + row.clock
      }
      """
    ),
    (
      "local initialiser", "Shape.swift:4:6",
      """
      func page(_ needs: any Needs, _ row: any Row) -> Int {
        struct Model {
          let now: Int
          init(_ needs: any HasClock) { now = needs.clock }
          init(_ needs: any HasClock & HasCache) { now = 2 }
        }
        return Model(needs).now + row.clock
      }
      """
    ),
    (
      "default for a local type", "Shape.swift:10:60",
      """
      protocol Screen {
        associatedtype D
        var needs: D { get }
        func title() -> String
      }
      extension Screen { func title() -> String { "plain" } }
      extension Screen where D == any HasClock & HasCache { func title() -> String { "both" } }
      func title(of screen: some Screen) -> String { screen.title() }
      func page(_ needs: any Needs, _ row: any Row) -> String {
        struct Local: Screen { let needs: any Needs }
        return title(of: Local(needs: needs)) + "\\(needs.clock + row.clock)"
      }
      """
    ),
  ]

  @Test(.long, arguments: choices)
  func `A need is kept by what the compiler chooses by it, and no other slice's is`(
    name: String, change: String, text: String
  ) async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias Needs = HasClock & HasCache
      \(text)
      typealias Row = HasClock & HasCache
      func row(_ row: any Row) -> Int { row.clock }
      """
    let report = try await ProvedProgram.check(
      text, named: "choice-\(name.filter(\.isLetter))", folder: ProvedProgram.scratch()
    ) { $0.triesAll = true }
    #expect(report.proof?.failure == nil)
    let found = report.findings.filter { $0.rule == .unusedNeed }
    #expect(found.map { $0.subject[.slice] } == [.name("App.Row")], "\(report.findings)")
    let tally = try #require(report.proof?.tally)
    #expect(tally.unjudged.isEmpty, "\(tally.unjudged)")
    let kept = tally.kept.filter { $0.provider == "App.HasCache" }
    #expect(kept.map(\.slice) == ["App.Needs"], "\(tally.kept)")
    #expect(kept.allSatisfy { $0.reason.contains(change) }, "\(kept)")
  }
}
