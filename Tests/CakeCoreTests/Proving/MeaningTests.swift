import Testing

@testable import CakeCore

/// Programs that compile without a need, and then do something else.
@Suite struct MeaningTests {
  @Test func `A removal that changes in silence what runs is none`() async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }

      // One member of two that differ by their condition.
      struct Model<D: HasClock> { let dependencies: D }
      extension Model { func tag() -> String { "plain" } }
      extension Model where D: HasCache { func tag() -> String { "cached" } }
      typealias Members = HasClock & HasCache
      func members<D: Members>(_ d: D) -> String { Model(dependencies: d).tag() }

      // What nobody wrote: a builder's function.
      @resultBuilder enum Rows {
        static func buildExpression(_ row: some HasClock) -> Int { row.clock }
        static func buildExpression(_ row: some HasClock & HasCache) -> Int { -row.clock }
        static func buildBlock(_ rows: Int...) -> Int { rows.count }
      }
      typealias Building = HasClock & HasCache
      @Rows func building(_ d: some Building) -> Int { d }

      // A requirement's answer.
      protocol Screen { func title() -> String }
      extension Screen { func title() -> String { "plain" } }
      extension Screen where Self: HasCache { func title() -> String { "cached" } }
      protocol Answering: HasClock, HasCache {}
      struct Answers: Answering, Screen { let clock = 1, cache = 2 }
      func answering(_ d: some Answering & Screen) -> String { d.title() + "\\(d.clock)" }
      func answers() -> String { answering(Answers()) }
      """
    try await expectFindings([], in: text, "silent")
  }

  private static let answering = [
    (
      "own for a default",
      """
      protocol Screen { func go(_ d: any HasClock) -> String }
      extension Screen { func go(_ d: any HasClock) -> String { "default" } }
      struct Home: Screen { func go(_ d: any Needs) -> String { "own \\(d.clock)" } }
      """
    ),
    (
      "own in a generic superclass",
      """
      protocol Making { func make(_ d: any HasClock) -> Int }
      extension Making { func make(_ d: any HasClock) -> Int { 0 } }
      class Base<T>: Making { func make(_ d: any Needs) -> Int { d.clock } }
      """
    ),
    (
      "own of an ancestor",
      """
      protocol Making { func make(_ d: any HasClock) -> Int }
      extension Making { func make(_ d: any HasClock) -> Int { 0 } }
      class Base { func make(_ d: any Needs) -> Int { d.clock } }
      final class Home: Base, Making {}
      """
    ),
    (
      "initialiser",
      """
      protocol Made { init(); init(_ d: any HasClock) }
      extension Made { init(_ d: any HasClock) { self.init() } }
      struct Home: Made {
        var clock = 0
        init() {}
        init(_ d: any Needs) { clock = d.clock }
      }
      """
    ),
    (
      "associated type",
      """
      protocol Screen { associatedtype D; func go(_ d: D) -> String }
      extension Screen where D == any HasClock { func go(_ d: D) -> String { "default" } }
      struct Home: Screen {
        typealias D = any HasClock
        func go(_ d: any Needs) -> String { "own \\(d.clock)" }
      }
      """
    ),
    (
      "property",
      """
      protocol Screen { var make: (any HasClock) -> Int { get } }
      extension Screen { var make: (any HasClock) -> Int { { _ in 0 } } }
      struct Home: Screen { var make: (any Needs) -> Int { { $0.clock } } }
      """
    ),
    (
      "another protocol's default",
      """
      protocol Screen { func go(_ d: any HasClock) -> String }
      extension Screen { func go(_ d: any HasClock) -> String { "default" } }
      protocol Titled {}
      extension Titled { func go(_ d: any Needs) -> String { "titled \\(d.clock)" } }
      protocol Both: Screen, Titled {}
      extension Both { func go(_ d: any Needs) -> String { "both \\(d.clock)" } }
      struct Home: Both {}
      """
    ),
  ]

  @Test(arguments: answering, [true, false])
  func `A member that would come to answer a requirement keeps its needs`(
    program: (name: String, text: String), proves: Bool
  ) async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias Needs = HasClock & HasCache
      \(program.text)
      """
    try await expectFindings(
      [], in: text, "answer-\(program.name.filter(\.isLetter))", proves: proves)
  }

  @Test func `A default that would come to answer in a member's place is no removal`() async throws
  {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias Asked = HasClock & HasCache
      typealias Own = HasClock & HasCache
      protocol Screen { func go(_ d: any Asked) -> String }
      extension Screen { func go(_ d: any Asked) -> String { "default \\(d.clock)" } }
      struct Home: Screen { func go(_ d: any Own) -> String { "own \\(d.cache)" } }
      """
    try await expectFindings([], in: text, "answer-lost")
  }

  @Test(arguments: [
    ("cast", "extension Box: Showing where Value: HasCache {}", "value as? any Showing != nil", 0),
    ("printed", "extension Box: CustomStringConvertible where Value: HasCache \(text)", "false", 0),
    ("compared", "extension Box: Equatable where Value: HasCache \(comparison)", "false", 1),
    ("uncast", "extension Box: Showing where Value: HasCache {}", "false", 1),
    ("unconditional", "extension Box: Showing {}", "value as? any Showing != nil", 1),
  ])
  func `A condition on a provider counts where a cast may find the conformance`(
    name: String, conformance: String, test: String, count: Int
  ) async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      protocol Showing {}
      struct Box<Value> { let value: Value }
      \(conformance)
      func shows<T>(_ value: T) -> Bool { \(test) }
      protocol Needs: HasClock, HasCache {}
      func show<D: Needs>(_ d: D) -> Bool { shows(Box(value: d)) && d.clock > 0 }
      """
    try await expectFindings(count == 0 ? [] : ["App.HasCache"], in: text, "condition-\(name)")
  }

  private static let text = "{ var description: String { \"\" } }"
  private static let comparison =
    "{ static func == (a: Self, b: Self) -> Bool { true } }"

  /// The compiler names the protocol of an associated type only where there is a choice.
  @Test func `A type that the compiler writes otherwise in its names is the same`() async throws {
    let text = """
      protocol HasClock { associatedtype Instant: Comparable; func now() -> Instant }
      protocol HasCache { var cache: Int { get } }
      typealias Timing = HasClock & HasCache
      struct Stopwatch<D: Timing> {
        let dependencies: D
        let start: D.Instant
        var isPast: Bool { dependencies.now() > start }
      }
      """
    try await expectFindings(["App.HasCache"], in: text, "associated")
  }

  @Test func `Names that only backticks make names are the same without what goes`() async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol `Has mail` { var mail: Int { get } }
      protocol `Has.mo re` { var more: Int { get } }
      typealias Needs = HasClock & `Has mail` & `Has.mo re`
      struct Model {
        let dependencies: any Needs
        func age() -> Int { dependencies.clock }
      }
      struct App: HasClock, `Has mail`, `Has.mo re` { let clock = 1, mail = 2, more = 3 }
      func start() -> Int { Model(dependencies: App()).age() }
      """
    try await expectFindings(["App.Has mail", "App.`Has.mo re`"], in: text, "raw")
  }

  private func expectFindings(
    _ providers: [String], in text: String, _ name: String, proves: Bool = true
  ) async throws {
    let report = try await ProvedProgram.check(
      text, named: "meaning-\(name)", folder: ProvedProgram.scratch(), proves: proves
    ) { _ in }
    #expect(report.proof?.failure == nil)
    let found = report.findings.filter { $0.rule == .unusedNeed }
    #expect(
      found.map { $0.subject[.provider] } == providers.map { .name($0) }, "\(report.findings)")
  }
}
