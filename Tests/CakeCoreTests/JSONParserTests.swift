import Testing

@testable import CakeCore

@Suite struct JSONParserTests {
  @Test(arguments: [
    "{", "[1,]", "{\"a\":1,}", "{\"a\"}", "{a:1}", "\"", "\"\\x\"", "\"\\u12g4\"", "01", "1.", "-",
    "tru", "nul", "[1 2]", "1 1", "", " ", "'a'", "// no", "\"a\nb\"", "\"\\u00", "+1",
  ])
  func `What is no JSON is refused`(text: String) {
    #expect(throws: JSONProblem.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func `Escapes, numbers and nesting come out as they were meant`() throws {
    let text = #" {"aé\u00e9\n😀\ud83d\ude00": [true, false, null, -1.5e2, 0, "\"\\\/"]} "#
    let members = try JSONParser.parse(Array(text.utf8)).members("x", known: ["aéé\n😀😀"])
    guard case .array(let values) = members[0].value.value else {
      Issue.record("no list")
      return
    }
    #expect(
      values.map(\.kind) == [
        "true or false", "true or false", "null", "a number", "a number", "a string",
      ])
    #expect(try values[5].string("x") == "\"\\/")
    guard case .number(-150) = values[3].value else {
      Issue.record("no -150")
      return
    }
  }

  @Test func `A mark of the encoding before it is nothing`() throws {
    #expect(try JSONParser.parse(Array("\u{FEFF}true".utf8)).kind == "true or false")
  }

  @Test func `Lines are counted from one`() throws {
    let text = "{\n  \"a\":\r\n  [\n    1]\n}"
    let member = try JSONParser.parse(Array(text.utf8)).members("x", known: ["a"])[0]
    #expect(member.line == 2 && member.value.line == 3 && member.value.column == 3)
  }

  @Test func `Deep nesting is refused, not followed to the end of the stack`() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONProblem(line: 1, problem: "it is nested too deeply")) {
      try JSONParser.parse(Array(text.utf8))
    }
  }

  @Test func `Bytes that are no UTF-8 are refused`() {
    #expect(throws: JSONProblem(line: 1, problem: "it is not UTF-8")) {
      try JSONParser.parse([34, 0xFF, 34])
    }
  }
}
