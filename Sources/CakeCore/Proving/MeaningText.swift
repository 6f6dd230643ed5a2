/// What a symbol is called whose USR holds types that a removal changes.
///
/// The USR of a function has its parameters' types in it, so `load(_: any HasA & HasB)` is called
/// otherwise without `HasB`, and is still the same function.
struct MeaningText {
  let removed: Set<String>

  /// The words of the demangled USR without the removed protocols and all that joins types.
  func text(_ usr: String) -> String {
    guard let demangled = Demangler.text(usr: usr) else { return usr }
    var words: [Substring] = []
    var brackets: [Character] = []
    var rest = demangled[...]
    while let start = rest.firstIndex(where: Self.isPartOfName) {
      let gap = rest[..<start]
      let end = rest[start...].firstIndex { !Self.isPartOfName($0) } ?? rest.endIndex
      let word = rest[start..<end]
      rest = rest[end...]
      Self.follow(gap, &brackets)
      if removed.contains(String(word)) {
        // `<A where A: HasB>`: the constraint goes as a whole.
        if gap == ": ", brackets.last == "<" { words.removeLast(min(1, words.count)) }
      } else if !Self.joining.contains(word) {
        words.append(word)
      }
    }
    return words.joined(separator: " ")
  }

  /// Notes which brackets stand open after a piece of text.
  private static func follow(_ text: Substring, _ brackets: inout [Character]) {
    var before: Character = " "
    for character in text {
      switch character {
      case "(", "[", "<": brackets.append(character)
      case ")", "]": _ = brackets.popLast()
      case ">" where before != "-": _ = brackets.popLast()
      default: break
      }
      before = character
    }
  }

  private static let joining: Set<Substring> = ["any", "some", "Any", "where"]

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}
