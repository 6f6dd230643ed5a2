/// Where the lines of a text begin: turns places into offsets of bytes, and back.
struct LineTable {
  /// The offset of each line's first byte.
  let starts: [Int]
  private let bytes: [UInt8]

  /// Lines end as they do for the lexer: with LF, CR LF or a CR alone.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      // In a debug build each step through a range is a call.
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 10 || byte == 13 && (index == bytes.count || bytes[index] != 10) {
          starts.append(index)
        }
      }
      return starts
    }
  }

  /// The line that a byte belongs to, counted from zero.
  func line(of offset: Int) -> Int {
    starts.indices.partitioningIndex(where: { starts[$0] > offset }) - 1
  }

  /// The bytes of a line, with what ends it.
  func range(ofLine line: Int) -> Range<Int> {
    starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)
  }

  /// The bytes of a line, without what ends it.
  func content(ofLine line: Int) -> Range<Int> {
    let range = range(ofLine: line)
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return range.lowerBound..<end
  }

  func isBlank(line: Int) -> Bool { bytes.isBlank(content(ofLine: line)) }

  /// The offset of a line and column, both counted from one; nil where the text has no such place.
  func offset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0, line <= starts.count else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset <= range(ofLine: line - 1).upperBound ? offset : nil
  }

  /// The line and column of an offset, both counted from one.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    return (line + 1, offset - starts[line] + 1)
  }
}

extension [UInt8] {
  /// Whether a byte is a space or a tab, or what else the lexer passes over inside a line.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 12 || byte == 0 }

  /// Whether a range holds nothing but spaces and ends of lines.
  func isBlank(_ range: Range<Int>) -> Bool {
    self[range].allSatisfy { Self.isSpace($0) || $0 == 10 || $0 == 13 }
  }

  /// The offset after the spaces that begin at another.
  func skippingSpaces(from offset: Int) -> Int {
    var offset = offset
    while offset < count, Self.isSpace(self[offset]) { offset += 1 }
    return offset
  }

  /// The offset of the first of the spaces that end at another.
  func skippingSpaces(before offset: Int) -> Int {
    var offset = offset
    while offset > 0, Self.isSpace(self[offset - 1]) { offset -= 1 }
    return offset
  }
}
