/// Gives a shape names that no other shape has, so that many can be compiled as one.
struct ShapeRenaming: Sendable {
  private let names: Set<String>
  private let suffix: String

  /// Nil for a shape that would not be the same program among others: one of several modules, with
  /// code outside of declarations, or that adds to what others see as well.
  init?(_ shape: Shape, number: Int) {
    guard shape.modules == ["App"], !shape.sources.contains(where: { $0.file == "main.swift" })
    else { return nil }
    var names: Set<String> = []
    var extended: Set<String> = []
    for source in shape.sources {
      let tokens = Lexeme.all(in: source.text)
      guard !tokens.contains(where: { Self.shared.contains($0.text) }) else { return nil }
      var depth = 0
      for (token, next) in zip(tokens, tokens.dropFirst()) {
        switch token.text {
        case "{", "(", "[": depth += 1
        case "}", ")", "]": depth -= 1
        case "extension": extended.insert(next.text)
        case let text where depth == 0 && Self.declaring.contains(text):
          // An operator's function is found by its name's sign.
          guard next.isWord else { return nil }
          // 'class func' and its like declare what comes after the next word.
          if !Self.declaring.contains(next.text) { names.insert(next.text) }
        default: break
        }
      }
    }
    guard extended.isSubset(of: names) else { return nil }
    self.names = names
    suffix = "_\(number)"
  }

  private static let declaring: Set = [
    "protocol", "class", "struct", "enum", "actor", "typealias", "func", "let", "var",
  ]
  private static let shared: Set = ["import", "operator", "precedencegroup", "macro"]

  /// The same source under its own names, and no program's entry: there can be one in a module.
  func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    let tokens = Lexeme.all(in: text)
    for (index, token) in tokens.enumerated().reversed() where token.isWord {
      if token.text == "main", index > 0, tokens[index - 1].text == "@" {
        bytes.removeSubrange(tokens[index - 1].range.lowerBound..<token.range.upperBound)
      } else if names.contains(token.text) {
        bytes.replaceSubrange(token.range, with: (token.text + suffix).utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
