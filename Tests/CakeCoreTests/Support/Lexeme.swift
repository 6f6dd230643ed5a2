/// A word, a literal or a punctuation mark of Swift source, with its place in the UTF-8 bytes.
struct Lexeme: Sendable {
  let text: String
  let range: Range<Int>
  let line: Int
  let isWord: Bool

  /// Splits source into tokens; comments and white space separate them and vanish.
  static func all(in source: String) -> [Lexeme] {
    var scanner = Scanner(bytes: Array(source.utf8))
    var tokens: [Lexeme] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }
}

private struct Scanner {
  let bytes: [UInt8]
  var position = 0
  var line = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Lexeme? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let start = position
    let first = line
    let isWord = Self.isWord(bytes[position]) || bytes[position] == UInt8(ascii: "`")
    if starts(with: hashes + "\"") {
      skipString()
    } else if starts(with: "`") {
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "`") { position += 1 }
      position += 1
    } else if isWord {
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    } else {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Lexeme(
      text: text.filter { $0 != "`" }, range: start..<position, line: first, isWord: isWord)
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      if starts(with: "//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  /// Skips a literal of one or many lines, with the code that is interpolated.
  private mutating func skipString() {
    let hash = hashes
    // What a literal of many lines holds begins on the next one.
    let quotes = starts(with: hash + "\"\"\"\n") ? "\"\"\"" : "\""
    position += hash.utf8.count + quotes.utf8.count
    while position < bytes.count, !starts(with: quotes + hash) {
      if starts(with: "\\" + hash + "(") {
        position += 1 + hash.utf8.count
        skipParentheses()
      } else if starts(with: "\\") && hash.isEmpty {
        position += 1
        advance()
      } else {
        advance()
      }
    }
    position += quotes.utf8.count + hash.utf8.count
  }

  /// The signs of a raw literal that could begin here.
  private var hashes: String {
    String(
      repeating: "#", count: bytes.dropFirst(position).prefix { $0 == UInt8(ascii: "#") }.count)
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if starts(with: "(") { depth += 1 }
      if starts(with: ")") { depth -= 1 }
      if starts(with: hashes + "\"") { skipString() } else { advance() }
    } while depth > 0 && position < bytes.count
  }

  private mutating func advance() {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private func starts(with text: String) -> Bool {
    bytes.dropFirst(position).starts(with: text.utf8)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }
}
