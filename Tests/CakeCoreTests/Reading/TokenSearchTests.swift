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
    #expect(
      source.members()
        == (1..<source.count).filter { source.isIdentifier($0) && source.matches($0 - 1, ".") })
  }
}
