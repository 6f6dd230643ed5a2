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
    let shape = try Shape(name: "proofs/error-places", text: Self.text)
    let built = try await ShapeStore.shared.build(shape)
    let options = CheckOptions(
      package: built.root.filePath, indexStore: built.indexStore.filePath)
    var clock: PhaseClock?
    let program = Program(
      try FactsReader(options: options).read(&clock), patterns: options.providerPatterns)
    let slices = ErrorPlaces(program).slices(near: error)
    #expect(slices.map { program.catalog.slices[$0].name }.sorted() == names)
  }
}
