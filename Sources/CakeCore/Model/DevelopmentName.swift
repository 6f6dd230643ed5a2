/// Names that say by one of their words that something is for development: `MapDev`,
/// `PreviewDependencies`.
enum DevelopmentName {
  static func isOne(_ name: String) -> Bool {
    words(name).contains { wordsOfDevelopment.contains($0) }
  }

  private static let wordsOfDevelopment: Set = [
    "dev", "development", "demo", "example", "playground", "preview", "previews", "sandbox",
  ]

  /// `MapDev` as `map` and `dev`.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var isAfterCapital = true
    for character in name {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, !isAfterCapital || words.isEmpty {
        words.append(character.lowercased())
      } else {
        if words.isEmpty { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      isAfterCapital = character.isUppercase
    }
    return words
  }
}
