/// Names with those of what they stand in before them, as texts: `Core.HasClock`.
///
/// A name that has a dot of its own stands between backticks, so that it stays one: ``App.`v1.2` ``.
enum QualifiedName {
  static func joined(_ parts: some Sequence<String>) -> String {
    var text = ""
    for part in parts {
      if !text.isEmpty { text += "." }
      text += quoted(part)
    }
    return text
  }

  /// The names in a text; a function's arguments belong to it, whatever stands in them.
  static func parts(of text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "`": isQuoted.toggle()
      case "." where !isQuoted: parts.append("")
      case "(" where !isQuoted:
        parts[parts.count - 1] += "(" + rest
        return parts
      default: parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func quoted(_ part: String) -> String {
    guard part.utf8.contains(UInt8(ascii: ".")) else { return part }
    let name = part.utf8.prefix { $0 != UInt8(ascii: "(") }
    guard name.contains(UInt8(ascii: ".")) else { return part }
    return "`\(part[..<name.endIndex])`\(part[name.endIndex...])"
  }
}
