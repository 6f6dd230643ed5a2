import Testing

@testable import CakeCore

@Suite struct AnswerTests {
  @Test(arguments: Shape.all)
  func `Of every need of every shape an answer says what keeps it, or what was found`(
    shape: Shape
  ) async throws {
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let options = CheckOptions(package: built.root.filePath)
    var clock: PhaseClock?
    let facts = try FactsReader(options: options).read(&clock)
    let program = Program(facts, patterns: options.providerPatterns)
    let findings = Rules.findings(in: program, severities: [:])
    let writer = AnswerWriter(program: program, findings: findings)
    for (index, slice) in program.catalog.slices.enumerated() {
      for need in slice.namedProviders {
        let answer = writer.answer(about: need.provider, in: index)
        let kept = try #require(answer.sections.first)
        let node = program.catalog.node(slice: index)
        let isLive = program.liveness.isLive(node, need.provider)
        #expect(kept.title == (isLive ? "what keeps it" : "nothing keeps it"))
        #expect(
          !kept.lines.contains { $0.text.hasPrefix("nothing uses it, but") }, "\(answer.text)")
        #expect(
          kept.lines.allSatisfy { $0.place != nil || $0.text == "and so on" }, "\(answer.text)")
        let isFound = findings.contains { finding in
          writer.concerns(finding, need.provider, index) && finding.rule == .unusedNeed
        }
        #expect(kept.lines.contains { $0.text.hasSuffix("[unused-need]") } == isFound)
        #expect(!(isFound && isLive))
      }
    }
    for name in Self.names(in: program) {
      for entry in try Names(program).find(name) {
        let sections = writer.answer(about: entry).sections
        #expect(sections.last?.title == "findings" && sections.count > 1, "\(entry.title)")
      }
    }
  }

  private static func names(in program: Program) -> Set<String> {
    Set(
      program.catalog.providers.map(\.name) + program.catalog.slices.map(\.name)
        + program.catalog.roots.map(\.name) + program.consumers.map(\.name))
  }

  @Test func `What the compiler refuses keeps a need that nothing else keeps`() async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasLog { var log: Int { get } }
      typealias PageDependencies = HasClock & HasLog
      func page(_ dependencies: any PageDependencies) -> Int { dependencies.clock }
      """
    let built = try await ShapeStore.shared.build(try Shape(name: "answers/refused", text: text))
    try #require(built.result.status == 0, "\(built.result.output)")
    let options = CheckOptions(package: built.root.filePath)
    var clock: PhaseClock?
    let program = Program(
      try FactsReader(options: options).read(&clock), patterns: options.providerPatterns)
    let finding = try #require(
      Rules.findings(in: program, severities: [:]).first { $0.rule == .unusedNeed })
    var writer = AnswerWriter(program: program, findings: [])
    writer.kept = [.init(finding: finding, reason: "Sources/App/Page.swift:3:9: error: no log")]
    let slice = try #require(program.catalog.slices.indices.first)
    let log = try #require(program.catalog.providers.firstIndex { $0.name.hasSuffix("HasLog") })
    let section = try #require(writer.answer(about: log, in: slice).sections.first)
    #expect(section.title == "what keeps it")
    #expect(section.lines.map(\.text) == ["kept by proof: without it error: no log"])
  }

  @Test func `The shortest way goes over consumers that hand on`() async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      typealias LeafDependencies = HasClock
      struct Leaf {
        let dependencies: any LeafDependencies
        var now: Int { dependencies.clock }
      }
      typealias MiddleDependencies = HasClock
      struct Middle {
        let dependencies: any MiddleDependencies
        var leaf: Leaf { Leaf(dependencies: dependencies) }
      }
      struct App: MiddleDependencies { let clock = 1 }
      struct TestApp: MiddleDependencies { let clock = 1 }
      func app() -> Middle { Middle(dependencies: App()) }
      """
    let shape = try Shape(name: "why/way", text: text)
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let answer = try Why.answer("HasClock", in: nil, CheckOptions(package: built.root.filePath))
    #expect(
      answer.contains(
        """

        shortest way from a root
          Sources/App/Shape.swift:14:24: 'App.App' goes to 'App.Middle' as 'App.MiddleDependencies'
          Sources/App/Shape.swift:10:20: 'App.Middle' goes to 'App.Leaf' as 'App.LeafDependencies'
          Sources/App/Shape.swift:5:31: 'App.Leaf' uses 'App.HasClock'

        """), "\(answer)")
  }

  @Test func `The shortest way goes over slices by which the provider is used`() async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias CacheDependencies = HasClock & HasCache
      typealias ClockDependencies = HasClock
      struct Screen {
        let first: any CacheDependencies
        let second: any ClockDependencies
        func show() -> Int { first.cache + second.clock }
      }
      struct Caches: CacheDependencies { let clock = 1, cache = 2 }
      struct Clocks: ClockDependencies { let clock = 3 }
      func screen() -> Screen { Screen(first: Caches(), second: Clocks()) }
      """
    let shape = try Shape(name: "why/way-in-use", text: text)
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let answer = try Why.answer("HasClock", in: nil, CheckOptions(package: built.root.filePath))
    #expect(
      answer.contains(
        """

        shortest way from a root
          Sources/App/Shape.swift:12:27: 'App.Clocks' goes to 'App.Screen' as 'App.ClockDependencies'
          Sources/App/Shape.swift:8:45: 'App.Screen' uses 'App.HasClock'

        """), "\(answer)")
  }

  @Test func `Each root goes where its own value stands, and nowhere where that is not known`()
    async throws
  {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias NowDependencies = HasClock
      struct Now {
        let dependencies: any NowDependencies
        var now: Int { dependencies.clock }
      }
      typealias BothDependencies = HasClock & HasCache
      struct Both {
        let dependencies: any BothDependencies
        var sum: Int { dependencies.clock + dependencies.cache }
      }
      struct App: BothDependencies { let clock = 1, cache = 2 }
      struct Offline: BothDependencies { let clock = 1, cache = 2 }
      struct Small: NowDependencies { let clock = 1 }
      func start() -> (Both, Both, Now, Now) {
        let (first, second) = (Offline(), App())
        let app = App()
        return (
          Both(dependencies: Offline()), Both(dependencies: app), Now(dependencies: Small()),
          Now(dependencies: (second, first).1)
        )
      }
      """
    let shape = try Shape(name: "why/own", text: text)
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let options = CheckOptions(package: built.root.filePath)
    func steps(_ name: String) throws -> [Substring] {
      try Why.answer(name, in: nil, options).split(separator: "\n").filter {
        $0.contains("goes to")
      }
    }
    #expect(
      try steps("App.App") == [
        "  Sources/App/Shape.swift:20:36: 'App.App' goes to 'App.Both' as 'App.BothDependencies'"
      ])
    #expect(
      try steps("Offline") == [
        "  Sources/App/Shape.swift:20:5: 'App.Offline' goes to 'App.Both' as 'App.BothDependencies'"
      ])
    #expect(
      try steps("Small") == [
        "  Sources/App/Shape.swift:20:61: 'App.Small' goes to 'App.Now' as 'App.NowDependencies'"
      ])
  }
}
