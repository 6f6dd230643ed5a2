import Testing

@testable import CakeCore

/// Shapes that don't compile: the compiler's real output, and the index that it wrote in spite of it.
@Suite struct IncompleteShapeTests {
  @Test(arguments: Shape.incomplete)
  func `A build that fails is explained by what its roots lack, or not at all`(
    shape: Shape
  ) async throws {
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status != 0)
    let explained = try IncompleteBuild(
      CheckOptions(package: built.root.filePath), output: built.result.output)
    Found.compare(explained?.report.findings ?? [], with: shape)
  }

  @Test(arguments: Shape.incomplete)
  func `What roots are told to add compiles, once it is filled in`(shape: Shape) async throws {
    let built = try await ShapeStore.shared.build(shape)
    let explained = try IncompleteBuild(
      CheckOptions(package: built.root.filePath), output: built.result.output)
    // What is there and does not do is for its author to change.
    guard let explained, explained.rest.isEmpty,
      !explained.report.findings.contains(where: { $0.notes.contains(where: Self.tellsOfOther) })
    else { return }
    let edits = explained.report.findings.flatMap { $0.fix?.edits ?? [] }
    #expect(!edits.isEmpty)
    let sources = try shape.sources.map { source in
      let own = edits.filter { $0.file == source.path }
      let edited = try #require(EditedText.applying(own, to: Array(source.text.utf8)))
      var source = source
      source.text = String(decoding: edited, as: UTF8.self)
        .replacing("= <#value#>", with: "= { fatalError() }()")
        .replacing("<#code#>", with: "fatalError()").replacing("<#type#>", with: "Int")
      // What a value is made of now, its makers don't give yet.
      for member in own.flatMap({ $0.replacement.split(separator: "\n") })
      where member.contains(#/^ *(public |package )?(let|var) [^={]*$/#) {
        source.text.replace(member + "\n", with: member + " = { fatalError() }()\n")
      }
      return source
    }
    let filled = try await ShapeStore.shared.check(sources, of: built, depth: .diagnostics)
    #expect(filled.status == 0, "\(filled.output)\n\(sources.map(\.text).joined())")
  }

  private static func tellsOfOther(_ note: Finding.Note) -> Bool {
    note.message.contains("is here, but")
  }

  @Test func `What stands in the way of a member is told instead of it`() async throws {
    let shape = try Shape(
      name: "in-the-way",
      text: """
        protocol HasCall { func call() -> Int }
        protocol HasClock { var clock: Int { get } }
        protocol HasWide: HasClock { var wide: Int { get } }
        protocol HasName { var name: String { get } }
        typealias NameDeps = HasName
        func name(_ dependencies: any NameDeps) -> String { dependencies.name }
        func clock(_ dependencies: any HasClock) -> Int { dependencies.clock }
        func wide(_ dependencies: any HasWide) -> Int { dependencies.wide }
        struct Called: NameDeps, HasCall { let name = "a", call = 1 }
        struct Hidden: NameDeps {
          let name = "a"
          private let clock = 1
        }
        struct Other: NameDeps { let name = "a" }
        protocol HasObject: AnyObject { var object: Int { get } }
        func object(_ dependencies: any HasObject) -> Int { dependencies.object }
        struct Valued: NameDeps { let name = "a" }
        func run() -> Int { clock(Hidden()) + wide(Other()) + object(Valued()) }
        """)
    let built = try await ShapeStore.shared.build(shape)
    let report = try #require(
      try IncompleteBuild(CheckOptions(package: built.root.filePath), output: built.result.output)
    ).report
    let told = report.findings.map { [$0.message] + $0.notes.map(\.message) }
    #expect(
      told == [
        [
          "'Called' lacks 'HasCall'", "'HasCall' requires 'call()'",
          "'call' is here, but it is a property",
        ],
        [
          "'Hidden' lacks 'HasClock'", "'HasClock' requires 'clock: Int'",
          "'clock' is here, but it is private", "'Hidden' has to name 'HasClock' as well",
          "'Hidden' is given here for 'HasClock'",
        ],
        [
          "'Other' lacks 'HasWide'", "'HasClock' requires 'clock: Int'; add 'let clock: Int'",
          "'HasWide' requires 'wide: Int'; add 'let wide: Int'",
          "'Other' has to name 'HasWide' as well", "'Other' is given here for 'HasWide'",
        ],
        [
          "'Valued' lacks 'HasObject'", "'HasObject' requires 'object: Int'; add 'let object: Int'",
          "'HasObject' is for classes alone, and 'Valued' is none",
          "'Valued' has to name 'HasObject' as well", "'Valued' is given here for 'HasObject'",
        ],
      ])
  }

  @Test func `What the compiler says beside one root's error is no note about another`()
    async throws
  {
    let shape = try Shape(
      name: "two-near",
      text: """
        protocol DependencyScope { associatedtype Parent; var parent: Parent { get } }
        protocol HasClock { var clock: Int { get } }
        extension HasClock where Self: DependencyScope, Parent: HasClock {
          var clock: Int { parent.clock }
        }
        typealias Dependencies = HasClock
        struct Live: Dependencies {}
        struct Offline: Dependencies { let clock = "" }
        """)
    let built = try await ShapeStore.shared.build(shape)
    let report = try #require(
      try IncompleteBuild(CheckOptions(package: built.root.filePath), output: built.result.output)
    ).report
    #expect(
      report.findings.map { $0.notes.map(\.message) } == [
        [
          "'HasClock' requires 'clock: Int'; add 'let clock: Int'",
          "'Dependencies' needs 'HasClock'",
        ],
        [
          "'HasClock' requires 'clock: Int'",
          "'clock' is here, but has non-matching type 'String'", "'Dependencies' needs 'HasClock'",
        ],
      ])
  }
}
