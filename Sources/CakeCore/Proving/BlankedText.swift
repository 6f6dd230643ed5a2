/// A text in which edits leave blanks, so that all that stays keeps its line and column.
///
/// Only what stands in one line behind `Any` in place of a shorter name moves on.
enum BlankedText {
  /// Nil where an edit has no place in the text.
  static func applying(_ edits: [Finding.Fix.Edit], to bytes: [UInt8]) -> [UInt8]? {
    guard let ranges = ranges(of: edits, in: bytes) else { return nil }
    var text = bytes
    for range in ranges {
      for index in range where text[index] != 10 && text[index] != 13 { text[index] = 32 }
    }
    // From the end on, so that what is longer than its place moves no other place.
    for (edit, range) in zip(edits, ranges).sorted(by: { $0.1.lowerBound > $1.1.lowerBound })
    where !edit.replacement.isEmpty {
      let replacement = Array(edit.replacement.utf8)
      text.replaceSubrange(range.prefix(replacement.count), with: replacement)
    }
    return text
  }

  /// The bytes that edits take away.
  static func ranges(of edits: [Finding.Fix.Edit], in bytes: [UInt8]) -> [Range<Int>]? {
    let lines = LineTable(bytes)
    var ranges: [Range<Int>] = []
    for edit in edits {
      guard let start = lines.offset(line: edit.line, column: edit.column),
        let end = lines.offset(line: edit.endLine, column: edit.endColumn), start <= end
      else { return nil }
      ranges.append(start..<end)
    }
    return ranges
  }
}
