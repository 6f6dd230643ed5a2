/// Text of HTML, SVG or XML that is made of elements only: whatever goes into it is escaped.
struct Markup {
  private(set) var text = ""

  /// An element with its attributes and contents; none where it has no contents at all.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ contents: ((inout Markup) -> Void)? = nil
  ) {
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
    guard let contents else {
      text += "/>\n"
      return
    }
    text += ">"
    contents(&self)
    text += "</\(name)>\n"
  }

  /// An element with text in it.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    text contents: String
  ) {
    element(name, attributes) { $0.write(contents) }
  }

  mutating func write(_ text: String) { self.text += Self.escaped(text) }

  /// What is written in this project's own files: styles, scripts, a line that says what follows.
  mutating func writeRaw(_ text: String) { self.text += text }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // No XML may have these, however they are written.
      case "\u{0}"..<"\t", "\u{B}"..<"\r", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
