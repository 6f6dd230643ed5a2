extension JSONText {
  /// The value on one line, for a script element of a page: nothing in it can end the element.
  var textInPage: String {
    var bytes: [UInt8] = []
    writeInPage(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeInPage(to bytes: inout [UInt8]) {
    switch self {
    case .bool(let value): bytes += String(value).utf8
    case .number(let number): bytes += String(number).utf8
    case .string(let string): Self.writeInPage(string, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.writeInPage(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.writeInPage(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.writeInPage(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func writeInPage(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "<", ">", "&", "\u{0}"..<" ", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes += "\\u".utf8
        bytes += String(repeating: "0", count: 4 - digits.count).utf8
        bytes += digits.utf8
      default: bytes += UTF8.encode(scalar)!
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
