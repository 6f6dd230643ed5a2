/// What a symbol is called whose USR holds types that a removal changes.
///
/// The USR of a function has its parameters' types in it, so `load(_: any HasA & HasB)` is called
/// otherwise without `HasB`, and is still the same function.
struct MeaningText {
  private let removed: Set<String>

  init(removed: Set<String>) {
    let names = removed.map { Self.withoutTicks("`\($0.filter { $0 != "`" })`") }
    self.removed = Self.brought.union(names)
  }

  /// The words of the demangled USR without the removed protocols and all that joins types.
  func text(_ usr: String) -> String {
    Demangler.text(usr: usr).map {
      words(in: Self.withoutExtension(Self.withoutFile(Self.withoutKeyPathRoot($0))))
    } ?? usr
  }

  /// The same of a text that is readable as it is.
  func words(in text: String) -> String {
    var words: [Substring] = []
    var brackets: [Character] = []
    var rest = Self.withoutTicks(text)[...]
    while let start = rest.firstIndex(where: Self.isPartOfName) {
      let gap = rest[..<start]
      let end = rest[start...].firstIndex { !Self.isPartOfName($0) } ?? rest.endIndex
      var word = rest[start..<end]
      rest = rest[end...]
      Self.follow(gap, &brackets)
      // `any HasA & HasB...`
      while word.last == "." { word.removeLast() }
      // `(any HasA & HasB).Type` is `any HasA.Type` where one is left.
      while let end = Self.ofMetatypes.first(where: word.hasSuffix) { word.removeLast(end.count) }
      if word.isEmpty { continue }
      if brackets.last == "<", isMember(word) {
        // `A.HasB.Item == Int`, too.
        rest = rest[(Self.end(rest, orAt: ",") ?? rest.endIndex)...]
      } else if removed.contains(String(word)) {
        // `<A where A: HasB>`: the constraint goes as a whole.
        if gap == ": " || gap == " : ", brackets.last == "<" {
          words.removeLast(min(1, words.count))
        }
      } else if !Self.joining.contains(word) {
        words.append(Self.withoutProtocol(word))
      }
    }
    return words.joined(separator: " ")
  }

  /// Whether a name is of an associated type of a removed protocol: `A.App.HasB.Item`.
  private func isMember(_ word: Substring) -> Bool {
    removed.contains { ".\(word)".contains(".\($0).") }
  }

  /// `` App.`Has mail` `` as one word: what stands between backticks may be anything.
  private static func withoutTicks(_ text: String) -> String {
    guard text.contains("`") else { return text }
    var isRaw = false
    return text.reduce(into: "") { plain, character in
      if character == "`" {
        isRaw.toggle()
      } else {
        plain.append(isRaw && !isPartOfName(character) ? "_" : character)
      }
    }
  }

  /// `App.(HasB in _6A5C…)`, which is private, as `App.HasB`.
  private static func withoutFile(_ text: String) -> String {
    text.contains(" in _") ? text.replacing(#/\(([^()]+) in _[0-9A-F]{32}\)/#) { $0.1 } : text
  }

  /// `key path getter for App.HasA.a : Swift.Int : App.HasA & App.HasB` without the type that the path
  /// begins at, to which the demangler glues those of subscripts' arguments: `App.HasBA`.
  private static func withoutKeyPathRoot(_ text: String) -> String {
    guard text.hasPrefix("key path "), let root = text.ranges(of: " : ").last else { return text }
    return String(text[..<root.lowerBound])
  }

  /// `(extension in App):App.HasA< where A: App.HasB>.load()` as what it is called once no constraint
  /// is left, `App.HasA.load()`, with the constraints behind it.
  private static func withoutExtension(_ text: String) -> String {
    let prefix = "(extension in "
    guard text.hasPrefix(prefix), let close = text.firstIndex(of: ")") else {
      // `default argument 0 of (extension in App):…`
      guard let start = text.firstRange(of: prefix)?.lowerBound else { return text }
      return text[..<start] + withoutExtension(String(text[start...]))
    }
    let module = text[..<close].dropFirst(prefix.count)
    var name = text[close...].dropFirst(2)
    let start = name.hasPrefix("\(module).") ? "" : "\(text[...close]):"
    var clause: Substring = ""
    if let open = name.firstRange(of: "< where ")?.lowerBound {
      let inside = name.index(after: open)
      guard let end = Self.end(name[inside...]) else { return text }
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

  /// Where the bracket that a text is within closes, or where the character stands in that very one.
  private static func end(_ text: Substring, orAt other: Character? = nil) -> String.Index? {
    var depth = 0
    var before: Character = " "
    return text.firstIndex { character in
      defer { before = character }
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where before != "-": depth -= 1
      case other where depth == 0: return true
      default: break
      }
      return depth < 0
    }
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

  /// What a type may have by a protocol that goes, and by its own word then.
  private static let brought: Set = ["Swift.Sendable", "Sendable", "Swift.AnyObject", "AnyObject"]
  private static let ofMetatypes = [".Type", ".Protocol"]
  private static let joining: Set<Substring> = ["any", "some", "Any", "where"]

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isPartOfIdentifier || character == "."
  }
}
