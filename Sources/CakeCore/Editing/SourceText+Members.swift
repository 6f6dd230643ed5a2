/// What to cut for a member that may share its lines with others.
extension SourceText {
  /// The bytes of a member whose tokens are known, so that it can go alone as well as with its
  /// neighbours; nil where a comment may be about it or about what stays.
  func cut(memberFrom first: Int, through last: Int, _ lines: LineTable) -> Range<Int>? {
    let next = last + 1
    // `let a = 1, b = 2`
    guard !matches(next, ",") else { return nil }
    let isFirst = first == 0 || self[first].startsLine
    if isFirst, endsLine(last) { return cut(from: first, through: last, lines) }
    if isFirst, matches(next, ";"), endsLine(next) {
      return cut(from: first, through: next, lines)
    }
    guard !(first...last).contains(where: { self[$0].kind == .directive }) else { return nil }
    return cut(inLine: first, through: last, isFirst, lines)
  }

  /// The same of one that has a neighbour on one of its lines: it takes the `;` before it along, and
  /// the first of a line the one behind.
  private func cut(
    inLine first: Int, through last: Int, _ isFirst: Bool, _ lines: LineTable
  ) -> Range<Int>? {
    let (before, next) = (first - 1, last + 1)
    if !isFirst, matches(before, ";") {
      let isLast = endsLine(last)
      guard isLast || matchesAny(next, ";", "}"), areBlank(before - 1..<first + 1),
        isLast ? isBlankBehind(last, lines) : areBlank(last..<next + 1)
      else { return nil }
      return Int(self[before].start)..<Int(self[last].end)
    }
    guard before >= 0, areBlank(before..<first + 1) || isFirst && !hasComment(above: first, lines)
    else { return nil }
    if matches(next, ";"), next + 1 < count, !matches(next + 1, "}"), areBlank(last..<next + 2) {
      return Int(self[first].start)..<Int(self[next + 1].start)
    }
    let end = matches(next, ";") ? next : last
    guard endsLine(end) ? isBlankBehind(end, lines) : matches(end + 1, "}"),
      areBlank(before..<first + 1), end + 1 >= count || endsLine(end) || areBlank(last..<end + 2)
    else { return nil }
    return Int(self[before].end)..<Int(self[end].end)
  }

  private func endsLine(_ token: Int) -> Bool { token + 1 >= count || self[token + 1].startsLine }

  private func isBlankBehind(_ token: Int, _ lines: LineTable) -> Bool {
    let end = Int(self[token].end)
    return bytes.isBlank(end..<lines.content(ofLine: lines.line(of: end - 1)).upperBound)
  }

  /// Whether a comment stands on a token's line before it, or ends right above.
  private func hasComment(above token: Int, _ lines: LineTable) -> Bool {
    let line = lines.line(of: Int(self[token].start))
    guard isFirst(token, lines), line > 0 else { return true }
    let last = lines.line(of: Int(self[token - 1].end) - 1)
    return last < line - 1 && !lines.isBlank(line: line - 1)
  }

  /// Whether a comment stands between two offsets, of which none is inside a token.
  func hasComment(in range: Range<Int>) -> Bool {
    range.contains { index in
      bytes[index] == 47 && index + 1 < range.upperBound
        && (bytes[index + 1] == 47 || bytes[index + 1] == 42)
    }
  }
}
