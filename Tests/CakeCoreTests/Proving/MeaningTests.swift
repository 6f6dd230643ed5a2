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

  private func expectFindings(_ providers: [String], in text: String, _ name: String) async throws {
    let report = try await ProvedProgram.check(
      text, named: "meaning-\(name)", folder: ProvedProgram.scratch()
    ) { _ in }
    #expect(report.proof?.failure == nil)
    let found = report.findings.filter { $0.rule == .unusedNeed }
    #expect(
      found.map { $0.subject[.provider] } == providers.map { .name($0) }, "\(report.findings)")
  }
}
