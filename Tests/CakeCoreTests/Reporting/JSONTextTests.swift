import Foundation
import Testing

@testable import CakeCore

@Suite struct JSONTextTests {
  @Test func `Every character comes back from a JSON parser`() throws {
    let scalars = (0...0x2ff).compactMap(Unicode.Scalar.init) + ["\u{2028}", "😀", "\u{10ffff}"]
    let string = String(String.UnicodeScalarView(scalars))
    let text = JSONText.object([("key", .array([.string(string)]))]).text
    let parsed = try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))
    #expect(parsed["key"]?.first?.unicodeScalars.elementsEqual(string.unicodeScalars) == true)
  }

  @Test func `Scalars share a line, everything else has its own`() {
    let value = JSONText.object([
      ("empty", .array([])), ("nothing", .object([])), ("place", .object([("line", .number(-3))])),
      ("list", .array([.string("a"), .object([("deep", .array([.number(1)]))])])),
    ])
    #expect(
      value.text == """
        {
          "empty": [],
          "nothing": {},
          "place": {"line": -3},
          "list": [
            "a",
            {
              "deep": [
                1
              ]
            }
          ]
        }

        """)
  }
}
