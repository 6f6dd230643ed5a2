/// Reads JSON as RFC 8259 has it, nothing more.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// Deeper nesting than any file of the tool's; it keeps the parser off the end of the stack.
  private static let deepest = 32

  static func parse(_ bytes: [UInt8]) throws(JSONProblem) -> JSONNode {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONProblem(line: 1, problem: "it is not UTF-8")
    }
    // Some editors begin a file with a mark of its encoding, which nobody sees.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    var parser = JSONParser(bytes: bytes)
    let node = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.index == bytes.count else { throw parser.problem("there is more after its end") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func problem(_ problem: String) -> JSONProblem {
    JSONProblem(line: line, problem: problem)
  }

  private func expected(_ what: String) -> JSONProblem {
    guard index < bytes.count else { return problem("it ends where \(what) is expected") }
    if bytes[index] == 47 { return problem("a comment can't stand here: JSON has none") }
    let rest = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    return problem("\(what) is expected, not '\(rest.first.map(String.init) ?? "")'")
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 32, 9, 13: index += 1
      case 10:
        index += 1
        line += 1
        lineStart = index
      default: return
      }
    }
  }

  private mutating func take(_ expected: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == expected else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONNode {
    skipBlanks()
    guard depth < Self.deepest else { throw problem("it is nested too deeply") }
    let (line, column) = (line, index - lineStart + 1)
    let value: JSONNode.Value
    switch byte {
    case 123: value = .object(try members(depth))
    case 91: value = .array(try elements(depth))
    case 34: value = .string(try string())
    case 45, 48...57: value = .number(try number())
    default: value = try word()
    }
    return JSONNode(value: value, line: line, column: column)
  }

  private mutating func members(_ depth: Int) throws(JSONProblem) -> [JSONNode.Member] {
    index += 1
    var members: [JSONNode.Member] = []
    if take(125) { return members }
    repeat {
      skipBlanks()
      guard byte == 34 else { throw expected("a key in quotes") }
      let line = line
      let key = try string()
      guard take(58) else { throw expected("':'") }
      members.append(.init(key: key, line: line, value: try value(depth: depth + 1)))
    } while take(44)
    guard take(125) else { throw expected("',' or '}'") }
    return members
  }

  private mutating func elements(_ depth: Int) throws(JSONProblem) -> [JSONNode] {
    index += 1
    var elements: [JSONNode] = []
    if take(93) { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(44)
    guard take(93) else { throw expected("',' or ']'") }
    return elements
  }

  private mutating func word() throws(JSONProblem) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw expected("a value")
  }

  private mutating func number() throws(JSONProblem) -> Double {
    let start = index
    while index < bytes.count, [43, 45, 46, 69, 101].contains(byte) || (48...57).contains(byte) {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil,
      let number = Double(text)
    else { throw problem("'\(text)' is no number") }
    return number
  }

  private mutating func string() throws(JSONProblem) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      guard index < bytes.count, byte >= 32 else { throw problem("a string is not closed") }
      let next = byte
      index += 1
      if next == 34 { return String(decoding: text, as: UTF8.self) }
      if next == 92 { text += try escape().utf8 } else { text.append(next) }
    }
  }

  private mutating func escape() throws(JSONProblem) -> String {
    let letter = byte
    index += 1
    switch letter {
    case 34, 47, 92: return String(decoding: [letter], as: UTF8.self)
    case 98: return "\u{8}"
    case 102: return "\u{c}"
    case 110: return "\n"
    case 114: return "\r"
    case 116: return "\t"
    case 117:
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: [92, 117]) {
        index += 2
        units.append(try codeUnit())
      }
      return String(decoding: units, as: UTF16.self)
    default: throw problem("a string has an unknown escape")
    }
  }

  private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
    guard index + 4 <= bytes.count else { throw problem("a string is not closed") }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw problem("a string has an unknown escape")
    }
    index += 4
    return unit
  }
}
