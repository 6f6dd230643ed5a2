import Testing

@testable import CakeCore

@Suite struct TokenSearchTests {
  private static var source: SourceText {
    SourceText(
      Array(
        (0..<60).map { number in
          "  extension Base\(number): Some { let text\(number) = call(\"extension\", [\(number)]) }"
            + " // extension\n  struct `extension` { var extensions = self.extension.count }"
        }.joined(separator: "\n").utf8))
  }

  @Test func `A token is found by its place from any that does not stand behind it`() {
    let source = Self.source
    for token in 0..<source.count {
      let (line, column) = (Int(source[token].line), Int(source[token].column))
      for start in Array(stride(from: 0, to: token, by: 37)) + [token] {
        #expect(source.token(line: line, column: column, notBefore: start) == token)
        #expect(source.token(line: line + 200, column: column, notBefore: start) == nil)
      }
    }
  }

  @Test func `Words are found as the tokens that they are, and names by the dot before them`() {
    let source = Self.source
    #expect(
      source.tokens(spelled: "extension", searching: 1)
        == (0..<source.count).filter { source.matches($0, "extension") })
    #expect(source.tokens(spelled: "missing").isEmpty)
    let words: [StaticString] = ["struct", "let", "missing_t", "extension"]
    #expect(
      source.tokens(spelledLikeAnyOf: words, sharing: "t")
        == (0..<source.count).filter { source.matchesAny($0, "struct", "let", "extension") })
    for word in ["self", "Base59", "} }", "count }"] {
      let bytes = Array(word.utf8)
      let isThere = source.bytes.withUnsafeBytes { text in bytes.withUnsafeBytes { text.holds($0) }
      }
      #expect(isThere == String(decoding: source.bytes, as: UTF8.self).contains(word), "\(word)")
    }
    #expect(
      source.members()
        == (1..<source.count).filter { source.isIdentifier($0) && source.matches($0 - 1, ".") })
  }

  @Test func `Names are told apart though they begin and end alike, and are one with backticks`() {
    let names = ["dependenciesOfLists", "dependenciesByLists", "a", "b", "`a`", "$0", "overhead"]
    let source = SourceText(Array((names + names).joined(separator: " ").utf8))
    let places = NamePlaces(of: Array(0..<source.count), in: source)
    #expect(source.count == 14)
    #expect(places.tokens(named: "dependenciesOfLists") == [0, 7])
    #expect(places.tokens(named: "dependenciesByLists") == [1, 8])
    #expect(places.tokens(named: "a") == [2, 4, 9, 11])
    #expect(places.tokens(named: "b") == [3, 10])
    #expect(places.tokens(named: "$0") == [5, 12])
    #expect(places.tokens(named: "overhead") == [6, 13])
    #expect(places.tokens(named: "dependenciesAtLists") == [])
    #expect(places.tokens(named: "") == [])
  }
}
