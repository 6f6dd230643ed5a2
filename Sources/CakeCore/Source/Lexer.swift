/// Splits Swift source into tokens, comments left out and string interpolations looked into.
///
/// Only as much of the language as positions and brackets need: a token's place must be exact, its
/// kind coarse. It never fails: what it does not know is one operator or punctuation token.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let count: Int
  var index = 0
  var line: Int32 = 1
  var lineStart = 0
  var startsLine = true
  var spaceBefore = false
  var interpolation: UInt8 = 0
  let tokens: GrowingBuffer<Token>
  /// Whether the last token ends an expression, so that `/` after it divides.
  var afterOperand = false

  /// - Parameter tokens: Where they are put; what is there before goes.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, into tokens: GrowingBuffer<Token>) {
    tokens.removeAll()
    guard let base = bytes.baseAddress else { return }
    var lexer = Lexer(base: base, count: bytes.count, tokens: tokens)
    lexer.run(untilParenthesis: false)
  }

  private init(base: UnsafePointer<UInt8>, count: Int, tokens: GrowingBuffer<Token>) {
    self.base = base
    self.count = count
    self.tokens = tokens
  }

  /// Runs to the end of the text, or past the `)` that closes an interpolation.
  mutating func run(untilParenthesis: Bool) {
    var depth = 0
    while index < count {
      let byte = base[index]
      switch byte {
      case 10, 13: newLine(byte)
      case 32, 9, 12, 0:
        index += 1
        spaceBefore = true
      case 34: string(pounds: 0)  // "
      case 35: pound()  // #
      case 96: quotedIdentifier()  // `
      case 40, 91, 123: punctuation(operand: false, depth: &depth, by: byte == 40 ? 1 : 0)
      case 41:
        if untilParenthesis && depth == 0 {
          index += 1
          return
        }
        punctuation(operand: true, depth: &depth, by: -1)
      case 93, 125: punctuation(operand: true, depth: &depth, by: 0)
      case 44, 58, 59, 64, 92: punctuation(operand: false, depth: &depth, by: 0)
      case 46: dot()
      case 47: slash()
      default:
        if Self.isDigit(byte) {
          number()
        } else if Self.isIdentifierByte(byte) {
          identifier()
        } else {
          operatorRun()
        }
      }
    }
  }

  func peek(_ offset: Int) -> UInt8 {
    index + offset < count ? base[index + offset] : 0
  }

  /// Adds a token that ends on the line on which it begins.
  mutating func add(_ kind: Token.Kind, from start: Int) {
    add(kind, from: start, line: line, lineStart: lineStart)
  }

  mutating func add(_ kind: Token.Kind, from start: Int, line: Int32, lineStart: Int) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, spaceBefore: spaceBefore || startsLine,
        interpolation: interpolation, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: index), line: line,
        column: Int32(truncatingIfNeeded: start - lineStart + 1)))
    startsLine = false
    spaceBefore = false
  }

  mutating func newLine(_ byte: UInt8) {
    index += 1
    if byte == 13 && index < count && base[index] == 10 { index += 1 }
    line += 1
    lineStart = index
    startsLine = true
  }

  private mutating func punctuation(operand: Bool, depth: inout Int, by step: Int) {
    depth += step
    let start = index
    index += 1
    add(.punctuation, from: start)
    afterOperand = operand
  }

  private mutating func identifier() {
    let start = index
    var end = index + 1
    // Most of them are letters; a debug build asks for the others with a call each.
    while end < count {
      let byte = base[end]
      let isLetter = byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90
      guard isLetter || Self.isIdentifierByte(byte) else { break }
      end += 1
    }
    index = end
    add(.identifier, from: start)
    afterOperand = true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || isDigit(byte)
      || byte == 95 || byte >= 128 || byte == 36
  }

  /// Whether the last token is a word after which an expression begins, so that `/` opens a literal.
  private var isAfterKeyword: Bool {
    guard tokens.count > 0 else { return true }
    let last = tokens.base[tokens.count - 1]
    guard last.kind == .identifier, last.end - last.start <= 6 else { return false }
    let text = UnsafeBufferPointer(start: base + Int(last.start), count: Int(last.end - last.start))
    return Self.expressionKeywords.contains(String(decoding: text, as: UTF8.self))
  }

  private static let expressionKeywords: Set = [
    "return", "in", "case", "if", "while", "try", "await", "else", "throw", "where", "guard",
  ]

  private mutating func quotedIdentifier() {
    let start = index
    index += 1
    while index < count, base[index] != 96, base[index] != 10 { index += 1 }
    if index < count, base[index] == 96 { index += 1 }
    add(.identifier, from: start)
    afterOperand = true
  }

  private mutating func number() {
    let start = index
    index += 1
    while index < count {
      let byte = base[index]
      let isFraction = byte == 46 && Self.isDigit(peek(1))
      guard Self.isIdentifierByte(byte) || isFraction else { break }
      index += 1
    }
    add(.number, from: start)
    afterOperand = true
  }

  private mutating func dot() {
    if peek(1) == 46 { return operatorRun() }
    let start = index
    index += 1
    add(.punctuation, from: start)
    afterOperand = false
  }

  private mutating func operatorRun() {
    let start = index
    while index < count, Self.isOperatorByte(base[index]) {
      let byte = base[index]
      if byte == 47 && index > start && (peek(1) == 47 || peek(1) == 42) { break }
      // `Cache<Int>.Dependencies`: only an operator that begins with a dot has dots.
      if byte == 46 && base[start] != 46 { break }
      index += 1
      // Optionals and prefix operators are one character each, so that `x?.y` and `!a` split.
      if byte == 63 || byte == 33 || byte == 38, !(byte == 63 && peek(0) == 63),
        !(byte == 33 && peek(0) == 61), !(byte == 38 && peek(0) == 38)
      {
        break
      }
    }
    if index == start { index += 1 }
    add(.operator, from: start)
    let last = base[index - 1]
    let isPostfix = index - start == 1 && (last == 63 || last == 33)
    afterOperand = isPostfix && afterOperand
  }

  private static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 33, 37, 38, 42, 43, 45, 46, 47, 60, 61, 62, 63, 94, 124, 126: true
    default: false
    }
  }

  private mutating func slash() {
    switch peek(1) {
    case 47:
      while index < count, base[index] != 10, base[index] != 13 { index += 1 }
      spaceBefore = true
    case 42: blockComment()
    default:
      if !afterOperand || isAfterKeyword, regularExpression() { return }
      operatorRun()
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if base[index] == 47 && peek(1) == 42 {
        depth += 1
        index += 2
      } else if base[index] == 42 && peek(1) == 47 {
        depth -= 1
        index += 2
      } else if base[index] == 10 || base[index] == 13 {
        newLine(base[index])
      } else {
        index += 1
      }
    } while depth > 0 && index < count
    spaceBefore = true
  }

  /// `#"raw"#`, `#/regex/#`, or a directive.
  private mutating func pound() {
    var pounds = 1
    while peek(pounds) == 35 { pounds += 1 }
    if peek(pounds) == 34 { return string(pounds: pounds) }
    if peek(pounds) == 47 { return extendedRegularExpression(pounds: pounds) }
    let start = index
    index += 1
    while index < count, Self.isIdentifierByte(base[index]) { index += 1 }
    add(.directive, from: start)
    afterOperand = true
  }
}
