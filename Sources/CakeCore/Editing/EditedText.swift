/// A text with edits carried out.
package enum EditedText {
  /// Carries out the edits of several files; nil where one has no place in its file.
  package static func applying(
    _ edits: [Finding.Fix.Edit], to originals: [String: [UInt8]]
  ) -> [String: [UInt8]]? {
    var texts = originals
    for (file, edits) in Dictionary(grouping: edits, by: \.file) {
      guard let original = originals[file], let edited = applying(edits, to: original) else {
        return nil
      }
      texts[file] = edited
    }
    return texts
  }

  /// Carries out any of the edits of one report on the file's text as it was then.
  ///
  /// Lines that end up empty go, and no spaces stay at the end of a line that was cut. Nil where an
  /// edit has no place in the text, or two put something at one place.
  package static func applying(
    _ edits: [Finding.Fix.Edit], to bytes: [UInt8]
  ) -> [UInt8]? {
    let lines = LineTable(bytes)
    var parts: [Part] = []
    for edit in edits {
      guard let start = lines.offset(line: edit.line, column: edit.column),
        let end = lines.offset(line: edit.endLine, column: edit.endColumn), start <= end
      else { return nil }
      parts.append(Part(range: start..<end, text: Array(edit.replacement.utf8)))
    }
    let emptied = EmptiedBlocks(
      bytes, cuts: parts.filter(\.text.isEmpty).map(\.range),
      filled: parts.filter { !$0.text.isEmpty }.map(\.range))
    parts += emptied.found.map { Part(range: $0, text: []) }
    guard let merged = merged(parts) else { return nil }
    return carryOut(
      merged.map { $0.takingSeparator(in: bytes).takingSpace(in: bytes) }, on: bytes, lines)
  }

  private struct Part {
    var range: Range<Int>
    var text: [UInt8]

    /// The first of some arguments leaves the comma behind it, a later one that before it: where all go
    /// that begin a list, the one behind the last goes as well. Likewise the `;` behind the members
    /// that begin a line or a block.
    func takingSeparator(in bytes: [UInt8]) -> Part {
      func isEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
      func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || isEnd(byte) }
      guard text.isEmpty, !range.isEmpty,
        let sign = bytes[range.upperBound...].firstIndex(where: { !isSpace($0) })
      else { return self }
      let isFirst: Bool
      if bytes[sign] == UInt8(ascii: ",") {
        isFirst = bytes[..<range.lowerBound].last { !isSpace($0) } == UInt8(ascii: "(")
      } else if bytes[sign] == UInt8(ascii: ";") {
        let before = bytes[..<range.lowerBound].last { $0 != 32 && $0 != 9 }
        isFirst = before.map { isEnd($0) || $0 == UInt8(ascii: "{") } ?? true
      } else {
        isFirst = false
      }
      guard isFirst else { return self }
      let end = bytes[(sign + 1)...].firstIndex { $0 != 32 && $0 != 9 } ?? bytes.count
      return Part(range: range.lowerBound..<end, text: text)
    }

    /// `{ let clock = 3 }`: of the spaces inside of braces that end up empty, one is left.
    func takingSpace(in bytes: [UInt8]) -> Part {
      let (start, end) = (range.lowerBound, range.upperBound)
      guard text.isEmpty, !range.isEmpty, start > 1, end + 1 < bytes.count,
        bytes[start - 2] == UInt8(ascii: "{"), bytes[start - 1] == 32, bytes[end] == 32,
        bytes[end + 1] == UInt8(ascii: "}")
      else { return self }
      return Part(range: start..<end + 1, text: text)
    }
  }

  /// The parts in order, cuts that overlap made one.
  private static func merged(_ parts: [Part]) -> [Part]? {
    var merged: [Part] = []
    for part in parts.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      guard let last = merged.last, part.range.lowerBound < last.range.upperBound else {
        merged.append(part)
        continue
      }
      guard last.text.isEmpty, part.text.isEmpty else { return nil }
      let end = max(last.range.upperBound, part.range.upperBound)
      merged[merged.count - 1].range = last.range.lowerBound..<end
    }
    return merged
  }

  private static func carryOut(
    _ parts: [Part], on bytes: [UInt8], _ lines: LineTable
  ) -> [UInt8] {
    var edited: [UInt8] = []
    var touched: [Int] = []
    var index = 0
    for part in parts {
      edited += bytes[index..<part.range.lowerBound]
      edited += part.text
      index = part.range.upperBound
      let isWholeLines =
        part.text.isEmpty
        && lines.starts[lines.line(of: part.range.lowerBound)]
          == part.range.lowerBound
        && lines.starts[lines.line(of: index)] == index
      if !isWholeLines { touched.append(edited.count) }
    }
    edited += bytes[index...]
    return trimmed(edited, touched, trailingLines: bytes.trailingLines)
  }

  /// Drops what cuts left over: empty lines, spaces at the end of a line or of lines at the end.
  private static func trimmed(
    _ bytes: [UInt8], _ touched: [Int], trailingLines: Int
  ) -> [UInt8] {
    let lines = LineTable(bytes)
    var trimmed: [UInt8] = []
    let touched = Set(touched.map(lines.line(of:)))
    for line in lines.starts.indices {
      let (content, whole) = (lines.content(ofLine: line), lines.range(ofLine: line))
      guard touched.contains(line) else {
        trimmed += bytes[whole]
        continue
      }
      let end = bytes.skippingSpaces(before: content.upperBound)
      if end > content.lowerBound { trimmed += bytes[content.lowerBound..<end] }
      if end > content.lowerBound { trimmed += bytes[content.upperBound..<whole.upperBound] }
    }
    while trimmed.trailingLines > trailingLines {
      trimmed.removeLast(trimmed.suffix(2) == [13, 10] ? 2 : 1)
    }
    return trimmed
  }
}

extension [UInt8] {
  /// How many ends of lines there are at the end.
  fileprivate var trailingLines: Int {
    var (index, lines) = (count, 0)
    while index > 0, self[index - 1] == 10 || self[index - 1] == 13 {
      index -= index > 1 && self[index - 2] == 13 && self[index - 1] == 10 ? 2 : 1
      lines += 1
    }
    return lines
  }
}
