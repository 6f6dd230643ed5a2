/// A JSON value with its keys in the order they were written, so that one value has one text.
///
/// `JSONEncoder` differs between platforms in escapes and spacing; a report must not.
indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// The text with two spaces an indentation and a newline at the end. An object of strings and
  /// numbers stands on one line, so that a location is one line in a difference.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    text += "\n"
    return text
  }

  private var isScalar: Bool {
    switch self {
    case .string, .number, .bool: true
    case .array, .object: false
    }
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .bool(let truth):
      text += truth ? "true" : "false"
    case .number(let number):
      text += String(number)
    case .string(let string):
      Self.write(string, to: &text)
    case .array(let values):
      Self.write(values, between: ("[", "]"), to: &text, indentation: indentation) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members) where members.allSatisfy(\.value.isScalar):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation)
      }
      text += "}"
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indentation: indentation) {
        Self.write($0.key, to: &$1)
        $1 += ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  /// Writes one element a line between two brackets, which stay together around nothing.
  private static func write<Element>(
    _ elements: [Element], between brackets: (open: String, close: String),
    to text: inout String, indentation: String,
    each: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else {
      text += brackets.open + brackets.close
      return
    }
    text += brackets.open
    for (index, element) in elements.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      text += indentation + "  "
      each(element, &text, indentation + "  ")
    }
    text += "\n" + indentation + brackets.close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Mostly nothing has to be escaped, and a whole string is appended in one go.
    guard string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
