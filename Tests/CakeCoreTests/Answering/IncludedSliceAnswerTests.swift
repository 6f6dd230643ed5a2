import Testing

@testable import CakeCore

/// What answers say of slices that others include.
@Suite struct IncludedSliceAnswerTests {
  private static let text = """
    protocol HasUsers { var users: Int { get } }
    protocol HasLog { var log: Int { get } }
    protocol HasTitle { var title: Int { get } }
    typealias ListNeeds = HasUsers
    typealias PageNeeds = ListNeeds & HasLog
    func list(_ needs: any ListNeeds) -> Int { needs.users }
    func page(_ needs: any PageNeeds) -> Int { needs.log }
    typealias BookNeeds = PageNeeds & HasTitle
    func book(_ needs: any BookNeeds) -> Int { page(needs) + needs.title }
    """

  @Test func `An answer tells that what brings a need is included for nothing`()
    async throws
  {
    let (program, writer) = try await read(Self.text, "answers/included")
    let catalog = program.catalog
    func answer(_ provider: String, in slice: String) throws -> [String] {
      let provider = try #require(
        catalog.providers.firstIndex { $0.name.hasSuffix(provider) })
      let slice = try #require(catalog.slices.firstIndex { $0.name.hasSuffix(slice) })
      let section = try #require(writer.answer(about: provider, in: slice).sections.first)
      return [section.title] + section.lines.map(\.text)
    }
    // What includes that slice needs it no more.
    for slice in ["PageNeeds", "BookNeeds"] {
      #expect(
        try answer("HasUsers", in: slice) == [
          "nothing keeps it",
          "'PageNeeds' does not need 'ListNeeds': no consumer uses or forwards what it brings "
            + "[unused-need]",
        ], "\(slice)")
    }
  }

  @Test func `What is split into what it includes lies on the way to who uses that`() async throws {
    let text = """
      protocol HasUsers { var users: Int { get } }
      protocol HasLog { var log: Int { get } }
      typealias ListNeeds = HasUsers
      typealias PageNeeds = ListNeeds & HasLog
      struct Page {
        let parts: (list: any ListNeeds, log: any HasLog)
        init(_ needs: any PageNeeds) { parts = (list: needs, log: needs) }
        var size: Int { parts.list.users + parts.log.log }
      }
      struct App: HasUsers, HasLog { let users = 1, log = 2 }
      func start() -> Int { Page(App()).size }
      """
    let (program, writer) = try await read(text, "answers/split")
    for (number, provider) in program.catalog.providers.enumerated() {
      let entry = Names.Entry(
        name: provider.name, place: program.facts.definitionPlace(provider.symbol),
        meanings: [.provider(number)])
      let way = try #require(
        writer.answer(about: entry).sections.first { $0.title == "shortest way from a root" })
      #expect(
        way.lines.map(\.text) == [
          "'App.App' goes to 'App.Page' as 'App.PageNeeds'",
          "'App.Page' uses '\(provider.name)'",
        ], "\(provider.name)")
    }
  }

  private func read(
    _ text: String, _ name: String
  ) async throws -> (program: Program, writer: AnswerWriter) {
    let built = try await ShapeStore.shared.build(Shape(name: name, text: text))
    try #require(built.result.status == 0, "\(built.result.output)")
    let options = CheckOptions(package: built.root.filePath)
    var clock: PhaseClock?
    let program = Program(
      try FactsReader(options: options).read(&clock), patterns: options.providerPatterns)
    let writer = AnswerWriter(
      program: program, findings: Rules.findings(in: program, severities: [:]))
    return (program, writer)
  }
}
