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
    case .object(let members) where members.allSatisfy({ $0.value.isScalar }):
      var start = "{"
      for (key, value) in members {
        text += start
        Self.write(key, to: &text)
        text += ": "
        value.write(to: &text, indentation: indentation)
        start = ", "
      }
      text += members.isEmpty ? "{}" : "}"
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
    let inner = indentation + "  "
    var start = brackets.open + "\n" + inner
    for element in elements {
      text += start
      each(element, &text, inner)
      start = ",\n" + inner
    }
    text += "\n" + indentation + brackets.close
  }

  private static func hasEscapes(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      // In a debug build each step through bytes by a sequence's own means is some calls.
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x22 || byte == 0x5C { return true }
        index += 1
      }
      return false
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Mostly nothing has to be escaped, and a whole string is appended in one go.
    guard hasEscapes(string) else {
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
