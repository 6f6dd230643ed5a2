/// A type's name, as properties and sentences have it.
struct NameWords {
  private let name: String

  init(_ name: String) { self.name = name }

  /// `weatherReport`.
  var property: String { Keyword.quoted(plainProperty) }

  /// The same without the marks of a reserved word.
  var plainProperty: String {
    let capitals = name.prefix(while: \.isUppercase).count
    // `URLSession` is `urlSession`, `UUID` is `uuid`.
    let count = capitals == name.count ? capitals : max(1, capitals - 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// `weather report`, `URL shortener`.
  var text: String {
    let characters = Array(name)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : "A"
      let begins =
        character.isUppercase
        && (index == 0 || !characters[index - 1].isUppercase || next.isLowercase)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }
}
