import TestSupport
import Testing

@Suite struct ShapeOracleTests {
  @Test(.long, arguments: Shape.all)
  func `A shape compiles, and still does without what it marks, but not without the rest`(
    shape: Shape
  ) async throws {
    for complaint in try await ShapeOracle.complaints(about: shape) {
      Issue.record("\(shape.name) \(complaint)")
    }
  }

  @Test(arguments: wrong)
  func `A shape that is wrong about itself is told so`(
    complaint: String, text: String
  ) async throws {
    let name = "wrong/\(complaint.filter(\.isLetter))"
    let complaints = try await ShapeOracle.complaints(about: try Shape(name: name, text: text))
    #expect(complaints.contains { $0.hasPrefix(complaint) }, "\(complaints)")
  }

  @Test func `Among others, too, only shapes that are right about themselves are found right`()
    async throws
  {
    let right = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias S = HasClock & HasCache  // expect: unused-need HasCache
      func now(_ dependencies: any S) -> Int { dependencies.clock }
      """
    let texts = [right] + Self.wrong.map(\.text) + [right]
    let shapes = try texts.enumerated().map { number, text in
      (number: number, shape: try Shape(name: "among/\(number)", text: text))
    }
    #expect(try await ShapeBatch(shapes).right() == ["among/0", "among/\(texts.count - 1)"])
  }

  @Test func `Among others, too, what does not compile is told, with its own errors`() async throws
  {
    let right = "protocol HasClock { var clock: Int { get } }"
    let wrong = "let later: HasLater = 1"
    let alone = "import Missing"
    let shapes = [right, wrong, right, alone].enumerated().map { number, text in
      let source = Shape.Source(module: "App", file: "Shape.swift", text: text)
      return Shape(sources: [source], name: "told/\(number)")
    }
    let broken = try await ShapeAmongOthers.broken(shapes, named: "told")
    #expect(broken.map(\.shape.name) == ["told/1", "told/3"])
    #expect(broken.first?.output.contains("HasLater") == true)
    #expect(broken.last?.output.contains("Missing") == true)
  }

  @Test func `A marker on a line that names nothing of the kind is an error`() async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }  // expect: unused-need HasClock
      """
    await #expect(throws: ShapePlan.Misplaced.self) {
      try await ShapeOracle.complaints(about: try Shape(name: "wrong/misplaced", text: text))
    }
  }

  @Test func `A marker with a misspelt rule is an error`() {
    #expect(throws: Shape.Markers.Malformed.self) {
      try Shape(name: "wrong/misspelt", text: "let x = 1  // expect: unusedneed HasClock")
    }
  }

  private static let wrong: [(complaint: String, text: String)] = [
    (
      "does not compile",
      """
      typealias S = HasClock
      """
    ),
    (
      "breaks without everything advised",
      """
      protocol HasClock { var clock: Int { get } }
      typealias S = HasClock  // expect: unused-need HasClock
      func now(_ dependencies: any S) -> Int { dependencies.clock }
      """
    ),
    (
      "breaks without S: HasClock",
      """
      protocol HasClock { var clock: Int { get } }
      typealias S = HasClock  // escape: HasClock
      func now(_ dependencies: any S) -> Int { dependencies.clock }
      """
    ),
    (
      "compiles without need S: HasCache",
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias S = HasClock & HasCache
      func now(_ dependencies: any S) -> Int { dependencies.clock }
      """
    ),
    (
      "compiles without slice S: S",
      """
      protocol HasClock { var clock: Int { get } }
      typealias S = HasClock  // escape: HasClock
      """
    ),
    (
      "compiles without the advised and need Parent: HasClock",
      """
      protocol HasClock { var clock: Int { get } }
      typealias Parent = HasClock
      typealias Child = HasClock  // expect: unused-need HasClock
      func child(_ dependencies: any Child) {}
      func parent(_ dependencies: any Parent) { child(dependencies) }
      """
    ),
  ]
}
