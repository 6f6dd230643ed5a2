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
    var rest = Self.withoutExtension(demangled)[...]
    while let start = rest.firstIndex(where: Self.isPartOfName) {
      let gap = rest[..<start]
      let end = rest[start...].firstIndex { !Self.isPartOfName($0) } ?? rest.endIndex
      var word = rest[start..<end]
      rest = rest[end...]
      Self.follow(gap, &brackets)
      // `any HasA & HasB...`
      while word.last == "." { word.removeLast() }
      if removed.contains(String(word)) {
        // `<A where A: HasB>`: the constraint goes as a whole.
        if gap == ": ", brackets.last == "<" { words.removeLast(min(1, words.count)) }
      } else if !Self.joining.contains(word) {
        words.append(Self.withoutProtocol(word))
      }
    }
    return words.joined(separator: " ")
  }

  /// `(extension in App):App.HasA< where A: App.HasB>.load()` as what it is called once no constraint
  /// is left, `App.HasA.load()`, with the constraints behind it.
  private static func withoutExtension(_ text: String) -> String {
    let prefix = "(extension in "
    guard text.hasPrefix(prefix), let close = text.firstIndex(of: ")") else { return text }
    let module = text[..<close].dropFirst(prefix.count)
    var name = text[close...].dropFirst(2)
    let start = name.hasPrefix("\(module).") ? "" : "\(text[...close]):"
    var clause: Substring = ""
    if let open = name.firstRange(of: "< where ")?.lowerBound {
      var depth = 0
      var before: Character = " "
      let end = name[open...].firstIndex { character in
        defer { before = character }
        if character == "<" { depth += 1 }
        if character == ">", before != "-" { depth -= 1 }
        return depth == 0
      }
      guard let end else { return text }
      clause = name[open...end]
      name.removeSubrange(open...end)
    }
    return "\(start)\(name) \(clause)"
  }

  /// `A.App.HasClock.Instant` as `A.Instant`: a parameter that has one protocol only does not
  /// say whose member the type is.
  private static func withoutProtocol(_ word: Substring) -> Substring {
    let parts = word.split(separator: ".")
    guard parts.count > 1, let parameter = parts.first, let letter = parameter.first,
      parameter == "Self" || letter.isUppercase && parameter.dropFirst().allSatisfy(\.isNumber)
    else { return word }
    return "\(parameter).\(parts[parts.count - 1])"
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
