import TestSupport
import Testing

@testable import CakeCore

/// What code an error is in, whatever it says.
@Suite struct ErrorPlacesTests {
  private static let text = """
    protocol HasClock { var clock: Int { get } }
    typealias Login = HasClock
    typealias Search = HasClock
    func login(_ dependencies: any Login) -> Int {
      dependencies.clock
    }
    func both(_ one: any Login, _ other: any Search) -> Int {
      one.clock + other.clock
    }
    let one = 1
    """

  private static func program() async throws -> Program {
    let shape = try Shape(name: "proofs/error-places", text: text)
    let built = try await ShapeStore.shared.build(shape)
    let options = CheckOptions(
      package: built.root.filePath, indexStore: built.indexStore.filePath)
    var clock: PhaseClock?
    return Program(
      try FactsReader(options: options).read(&clock), patterns: options.providerPatterns)
  }

  @Test(arguments: [
    (
      "Sources/App/Shape.swift:5:3: error: the compiler is unable to type-check this", ["App.Login"]
    ),
    ("Sources/App/Shape.swift:8:3: error: ambiguous use of 'x'", ["App.Login", "App.Search"]),
    ("Sources/App/Shape.swift:10:5: error: x", []),
    ("Sources/App/Other.swift:5:3: error: x", []),
    ("error: link command failed", []), ("", []),
  ])
  func `An error may be about the slices that the code around it deals with`(
    error: String, names: [String]
  ) async throws {
    let program = try await Self.program()
    let slices = ErrorPlaces(program).slices(near: error)
    #expect(slices.map { program.catalog.slices[$0].name }.sorted() == names)
  }

  @Test func `An error that names nothing is about what the code around it deals with`()
    async throws
  {
    let program = try await Self.program()
    let removals = program.catalog.slices.indices.map {
      Proposal(terms: [.init(slice: $0, start: 0)])
    }
    let blame = Blame(removals, ErrorPlaces(program))
    let all = Set(removals.indices)
    let (there, error) = ("Sources/App/Shape.swift", "error: unable to type-check this")
    let suspects = blame.verdict(on: "\(there):5:3: \(error)", among: all).suspects
    #expect(suspects.map { program.catalog.slices[$0].name } == ["App.Login"])
    #expect(blame.verdict(on: "\(there):8:3: \(error)", among: all).suspects == all)
    #expect(blame.verdict(on: "\(there):10:5: \(error)", among: all).suspects == all)
  }
}
