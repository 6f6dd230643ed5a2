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
    let shape = try Shape(name: "answers/included", text: Self.text)
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let options = CheckOptions(package: built.root.filePath)
    var clock: PhaseClock?
    let program = Program(
      try FactsReader(options: options).read(&clock), patterns: options.providerPatterns)
    let catalog = program.catalog
    let writer = AnswerWriter(
      program: program, findings: Rules.findings(in: program, severities: [:]))
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
}
