import Testing

@testable import CakeCore

@Suite struct BlameTests {
  private static func removal(
    of provider: String, _ member: String, from owner: String, line: Int
  ) -> Proposal {
    var proposal = Proposal()
    proposal.marks = .init(
      members: [member], protocols: [provider], slices: [[owner, "Dependencies"]],
      owners: [[owner]], places: ["Sources/App/\(owner).swift:\(line):"])
    return proposal
  }

  /// Two slices lose their clock, one its log, on the line of its clock.
  private static var blame: Blame {
    Blame([
      removal(of: "HasClock", "clock", from: "Login", line: 3),
      removal(of: "HasClock", "clock", from: "Search", line: 4),
      removal(of: "HasLog", "log", from: "Search", line: 4),
    ])
  }

  @Test(arguments: [
    // A member goes before the types beside it.
    ("value of type 'any Search.Dependencies' has no member 'log'", [2]),
    ("value of type 'any HasClock & HasNet' has no member 'log'", [2]),
    ("value of type 'any Search.Dependencies' has no member 'clock'", [1]),
    ("value of type 'any Login<Bar>.Dependencies' has no member 'clock'", [0]),
    (
      "argument type 'any Login.Dependencies' does not conform to expected type 'HasClock'", [0]
    ),
    // Without the slice's name each that loses it may be the cause.
    ("cannot find 'clock' in scope", [0, 1]),
    ("type 'Login' does not conform to protocol 'LoginModeling'", [0]),
    // What names none may be about any.
    ("the compiler is unable to type-check this expression in reasonable time", [0, 1, 2]),
  ])
  func `An error is about what it names`(message: String, suspects: [Int]) {
    let error = "Sources/App/Other.swift:9:1: error: \(message)"
    #expect(Self.blame.verdict(on: error, among: [0, 1, 2]).suspects == Set(suspects))
  }

  @Test(arguments: [(3, [0]), (4, [1, 2]), (34, [0, 1, 2])])
  func `An error where something goes is about that`(line: Int, suspects: [Int]) {
    let file = line == 3 ? "Login" : "Search"
    let error = "Sources/App/\(file).swift:\(line):5: error: 'Bar' requires arguments in <...>"
    #expect(Self.blame.verdict(on: error, among: [0, 1, 2]).suspects == Set(suspects))
  }

  @Test(arguments: [
    ("Other.swift:9:1: error: value of type 'any Login.Dependencies' has no member 'clock'", true),
    ("Other.swift:9:1: error: 'Login.Dependencies' does not conform to 'HasClock'", true),
    ("Login.swift:3:9: error: 'weak' may only be applied to classes", true),
    // A type that changes with something else has none either.
    ("Other.swift:9:1: error: value of type 'Line.Element' has no member 'log'", false),
    ("Other.swift:9:1: error: type 'Login' does not conform to protocol 'LoginModeling'", false),
    ("Other.swift:9:1: error: type of expression is ambiguous", false),
  ])
  func `An error is certainly about what stands there, or the slice and the loss that it names`(
    error: String, isCertain: Bool
  ) {
    let verdict = Self.blame.verdict(on: "Sources/App/\(error)", among: [0, 2])
    #expect(verdict.isCertain == isCertain)
  }

  @Test func `What can't be why an error is there is no suspect of it`() {
    let error = "Sources/App/Other.swift:9:1: error: cannot find 'clock' in scope"
    #expect(Self.blame.verdict(on: error, among: [1, 2]).suspects == [1])
  }
}
