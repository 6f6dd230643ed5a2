/// A comment that is written for the tool, not for readers.
struct Comment {
  /// What follows the word that makes it the tool's, to the end of the line; nil where that word is
  /// only nearly there.
  var text: String?
  /// Where that word stands.
  var line: Int
  var column: Int
  /// The lines that it is about: its own, or those of the next declaration where it stands alone.
  var subject: ClosedRange<Int>
  /// Whether it stands between `#if` and `#endif`, where another build may read something else.
  var isConditional: Bool
}

extension SourceText {
  /// The comments whose first word is the given one; those for documentation never are.
  ///
  /// A comment is what no token covers, so the word in a string literal is none.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - start: A beginning of the word that stands in every text that is looked through.
  ///   - isNear: Whether the text of a comment comes near to beginning with the word.
  func comments(
    beginningWith word: StaticString, or start: StaticString,
    isNear: @escaping (Substring) -> Bool = { _ in false }
  ) -> [Comment] {
    // `k`, the third byte of the word in use, is a rare one.
    guard contains(bytes: start, searching: 1) else { return [] }
    var reader = CommentReader(source: self, word: word, isNear: isNear)
    var covered = 0
    var conditions = 0
    for index in 0...count {
      let start = index < count ? Int(self[index].start) : content.count
      if covered < start {
        reader.read(
          covered..<start, next: index < count ? index : nil,
          isConditional: conditions > 0)
      }
      guard index < count else { break }
      covered = max(covered, Int(self[index].end))
      if matches(index, "#if") { conditions += 1 }
      if matches(index, "#endif") { conditions -= 1 }
    }
    return reader.found
  }
}

extension SourceText {
  /// The lines from a token to the end of the declaration or statement that begins with it.
  func linesOfDeclaration(at first: Int) -> ClosedRange<Int> {
    var index = first
    // Attributes may have lines of their own.
    while matches(index, "@"), index + 1 < count {
      index += 2
      if matches(index, "("), !self[index].startsLine { index = (partner(of: index) ?? index) + 1 }
    }
    var last = min(max(first, index), count - 1)
    while index < count {
      if index > last, self[index].startsLine, !continuesLine(index),
        !matchesAny(index, "&", "{", "where")
      {
        break
      }
      let close = partner(of: index) ?? index
      last = max(index, close)
      let isBody = matches(index, "{")
      index = last + 1
      if isBody, index < count, self[index].startsLine { break }
    }
    let (start, end) = (Int(self[first].line), Int(self[last].line))
    return start...max(start, end)
  }
}

/// Takes the text between two tokens apart.
private struct CommentReader {
  let source: SourceText
  let word: String
  let isNear: (Substring) -> Bool
  var found: [Comment] = []
  private var line = 1
  private var lineStart = 0
  /// How far lines are counted.
  private var counted = 0

  init(source: SourceText, word: StaticString, isNear: @escaping (Substring) -> Bool) {
    self.source = source
    self.isNear = isNear
    self.word = "\(word)"
  }

  private func byte(_ index: Int) -> UInt8 {
    index < source.content.count ? source.content[index] : 0
  }

  mutating func read(_ gap: Range<Int>, next: Int?, isConditional: Bool) {
    var index = gap.lowerBound
    while index < gap.upperBound {
      guard byte(index) == 47, byte(index + 1) == 47 || byte(index + 1) == 42 else {
        index += 1
        continue
      }
      let start = index
      let isBlock = byte(index + 1) == 42
      index = isBlock ? endOfBlock(index) : endOfLine(index)
      // `///` and `/**` are documentation, where the word is an example.
      if byte(start + 2) == (isBlock ? 42 : 47) { continue }
      let end = min(index, endOfLine(start), isBlock ? index - 2 : index)
      take(start + 2..<max(start + 2, end), after: gap.lowerBound, next, isConditional)
    }
  }

  private mutating func take(
    _ range: Range<Int>, after code: Int, _ next: Int?, _ isConditional: Bool
  ) {
    var start = range.lowerBound
    while start < range.upperBound, byte(start) == 32 || byte(start) == 9 { start += 1 }
    let text = String(decoding: source.content[start..<range.upperBound], as: UTF8.self)
    let rest = text.dropFirst(word.count)
    let isExact = text.hasPrefix(word) && rest.first.map(\.isWhitespace) ?? true
    guard isExact || isNear(text[...]) else { return }
    count(to: start)
    let isAlone = code <= lineStart
    found.append(
      Comment(
        text: isExact ? String(rest) : nil, line: line, column: start - lineStart + 1,
        subject: isAlone ? next.map(source.linesOfDeclaration) ?? line...line : line...line,
        isConditional: isConditional))
  }

  private mutating func count(to offset: Int) {
    while counted < offset {
      let value = byte(counted)
      counted += 1
      guard value == 10 || value == 13 else { continue }
      if value == 13 && byte(counted) == 10 { counted += 1 }
      line += 1
      lineStart = counted
    }
  }

  private func endOfLine(_ index: Int) -> Int {
    var index = index
    while index < source.content.count, byte(index) != 10, byte(index) != 13 { index += 1 }
    return index
  }

  private func endOfBlock(_ start: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      if byte(index) == 47 && byte(index + 1) == 42 {
        depth += 1
        index += 2
      } else if byte(index) == 42 && byte(index + 1) == 47 {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < source.content.count
    return index
  }
}
