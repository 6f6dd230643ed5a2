/// A text in which edits leave blanks, so that all that stays keeps its line and column.
///
/// Only what stands in one line behind `Any` in place of a shorter name moves on.
enum BlankedText {
  /// Nil where an edit has no place in the text.
  static func applying(_ edits: [Finding.Fix.Edit], to bytes: [UInt8]) -> [UInt8]? {
    guard let ranges = ranges(of: edits, in: bytes) else { return nil }
    var text = bytes
    for (edit, range) in zip(edits, ranges) {
      for index in range where text[index] != 10 && text[index] != 13 { text[index] = 32 }
      if edit.replacement.isEmpty { keepEqualsSign(before: range, in: &text) }
    }
    // From the end on, so that what is longer than its place moves no other place.
    for (edit, range) in zip(edits, ranges).sorted(by: { $0.1.lowerBound > $1.1.lowerBound })
    where !edit.replacement.isEmpty {
      let replacement = Array(edit.replacement.utf8)
      text.replaceSubrange(range.prefix(replacement.count), with: replacement)
    }
    return text
  }

  /// `Needs=HasB&HasA` as `Needs =     HasA`: the sign has blanks on both sides, or on none.
  private static func keepEqualsSign(before range: Range<Int>, in text: inout [UInt8]) {
    let sign = range.lowerBound - 1
    guard sign > 0, range.count > 1, text[sign] == UInt8(ascii: "="),
      !text.isBlank(sign - 1..<sign), text[range.lowerBound] == 32
    else { return }
    text[sign] = 32
    text[range.lowerBound] = UInt8(ascii: "=")
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
