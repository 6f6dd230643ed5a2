/// What to cut from a text, so that it looks as if what goes had never been there.
///
/// Between two tokens stand only spaces, ends of lines and comments, so a gap that is not blank has
/// a comment in it.
extension SourceText {
  /// The bytes to cut for a term and its separator.
  ///
  /// A comment goes where it stands beside the term, with no separator between them, or on lines of
  /// its own right above a line that has nothing else.
  func cuts(for removal: TermList.Removal, _ lines: LineTable) -> [Range<Int>] {
    if let cut = cutInsideLine(removal) ?? cutOfGap(removal, lines) ?? cutOfFirst(removal, lines) {
      return [cut]
    }
    let (term, separator) = (removal.term, removal.separator..<removal.separator + 1)
    if isJoined(removal) { return cuts(withTerm: removal.tokens, removal, lines) }
    return cuts(withTerm: term, removal, lines) + [cut(bytes(of: separator), removal, lines)]
  }

  /// The bytes from one neighbour to the other's, where nothing but the term and its separator stands
  /// there, and no comment is the term's own.
  private func cutOfGap(_ removal: TermList.Removal, _ lines: LineTable) -> Range<Int>? {
    let (term, tokens) = (bytes(of: removal.term), removal.tokens)
    if removal.beginsWithSeparator {
      let before = Int(self[tokens.lowerBound - 1].end)
      guard areBlank(tokens.lowerBound - 1..<tokens.lowerBound + 2),
        withOwnComments(removal.term, lines) == term, !ownsEndOfLine(removal, lines)
      else { return nil }
      return before..<term.upperBound
    }
    guard areBlank(tokens.upperBound - 2..<min(count, tokens.upperBound + 1)) else { return nil }
    let isLast = tokens.upperBound == count
    let next = isLast ? bytes(of: tokens).upperBound : Int(self[tokens.upperBound].start)
    let start = withOwnComments(removal.term, lines).lowerBound
    let line = lines.line(of: start)
    guard isLast || self[tokens.upperBound].startsLine || self[removal.separator].startsLine,
      bytes.isBlank(lines.starts[line]..<start)
    else { return start..<next }
    let above = linesOfComments(above: line, after: tokens.lowerBound - 1, lines)
    return (above < line ? bytes.skippingSpaces(from: lines.starts[above]) : start)..<next
  }

  /// The bytes of a term with the comments that are its own, where it and its neighbours share a line
  /// that has comments.
  private func cutInsideLine(_ removal: TermList.Removal) -> Range<Int>? {
    let tokens = removal.tokens
    // What begins the next line is no neighbour of a list's last term.
    let isLast =
      removal.beginsWithSeparator && tokens.upperBound < count && self[tokens.upperBound].startsLine
      && !isSeparator(tokens.upperBound)
    let first = max(0, tokens.lowerBound - 1)
    let last = isLast ? tokens.upperBound : min(count, tokens.upperBound + 1)
    let isOneLine = (first + 1..<last).allSatisfy { !self[$0].startsLine }
    guard isOneLine, !areBlank(first..<last) else { return nil }
    if removal.beginsWithSeparator {
      // Comments before the separator are the term's before it.
      let start = bytes.skippingSpaces(before: Int(self[tokens.lowerBound].start))
      return start..<afterBlockComments(Int(self[tokens.upperBound - 1].end))
    }
    // Comments before the first term are the whole list's.
    let separator = tokens.lowerBound - 1
    let isFirst = !isSeparator(separator)
    let start = Int(isFirst ? self[tokens.lowerBound].start : self[separator].end)
    let end = bytes.skippingSpaces(from: Int(self[tokens.upperBound - 1].end))
    return (isFirst ? start : bytes.skippingSpaces(from: start))..<end
  }

  /// The bytes from a list's first term, which stands behind a `=` or a colon with its comment, to the
  /// second one, which the separator before it puts on the next line.
  private func cutOfFirst(_ removal: TermList.Removal, _ lines: LineTable) -> Range<Int>? {
    let (first, next) = (removal.tokens.lowerBound, removal.tokens.upperBound)
    guard !removal.beginsWithSeparator, !isJoined(removal), next < count,
      matchesAny(first - 1, "=", ":"), !self[first].startsLine,
      areBlank(next - 1..<next + 1), !self[next].startsLine
    else { return nil }
    let end = Int(self[next - 2].end)
    let line = lines.line(of: end)
    guard line + 1 == lines.line(of: Int(self[next].start)),
      isOnlyComments(end..<lines.content(ofLine: line).upperBound)
    else { return nil }
    return Int(self[first].start)..<Int(self[next].start)
  }

  /// The offset behind the block comments that stand at another, each on the line where the one
  /// before it ends.
  private func afterBlockComments(_ offset: Int) -> Int {
    var end = offset
    while true {
      let start = bytes.skippingSpaces(from: end)
      guard bytes[start...].starts(with: [47, 42]), let next = blockCommentEnd(from: start)
      else { return end }
      end = next
    }
  }

  /// Whether nothing but spaces and ends of lines stands between neighbours of some tokens.
  func areBlank(_ tokens: Range<Int>) -> Bool {
    tokens.dropLast().allSatisfy {
      $0 >= 0 && bytes.isBlank(Int(self[$0].end)..<Int(self[$0 + 1].start))
    }
  }

  /// Whether only spaces stand between a term and its separator.
  private func isJoined(_ removal: TermList.Removal) -> Bool {
    let second = removal.beginsWithSeparator ? removal.term.lowerBound : removal.separator
    return areBlank(second - 1..<second + 1) && !self[second].startsLine
  }

  /// Whether a comment that ends the line is that of a term which begins it, alone or with its
  /// separator before or the next one behind.
  private func ownsEndOfLine(_ removal: TermList.Removal, _ lines: LineTable) -> Bool {
    let term = removal.term
    guard isFirst(self[term.lowerBound].startsLine ? term.lowerBound : removal.separator, lines)
    else { return false }
    let end = bytes(of: term).upperBound
    let rest = end..<lines.content(ofLine: lines.line(of: end - 1)).upperBound
    let comments = (separatorEnd(term.upperBound, in: rest) ?? end)..<rest.upperBound
    return !bytes.isBlank(comments) && isOnlyComments(comments)
  }

  /// Whether nothing, not even a comment, stands before a token on its line.
  func isFirst(_ token: Int, _ lines: LineTable) -> Bool {
    let start = Int(self[token].start)
    return bytes.isBlank(lines.starts[lines.line(of: start)]..<start)
  }

  /// Whether a rest of a line, or whole lines, hold nothing but comments that end there.
  func isOnlyComments(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes.isBlank(index..<index + 1) {
        index += 1
      } else if bytes[index...].starts(with: [47, 47]) {
        while index < range.upperBound, bytes[index] != 10, bytes[index] != 13 { index += 1 }
      } else if bytes[index...].starts(with: [47, 42]) {
        guard let end = blockCommentEnd(from: index), end <= range.upperBound else { return false }
        index = end
      } else {
        return false
      }
    }
    return true
  }

  /// Where the `/*` at an offset is closed, nested ones counted; nil where it never is.
  private func blockCommentEnd(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == 47, bytes[index + 1] == 42 {
        depth += 1
        index += 2
      } else if bytes[index] == 42, bytes[index + 1] == 47 {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The bytes to cut for a term, with or without its separator, and for the comments that are its
  /// own: those beside it, and where it has lines for itself, those behind it and right above.
  private func cuts(
    withTerm run: Range<Int>, _ removal: TermList.Removal, _ lines: LineTable
  ) -> [Range<Int>] {
    let own = withOwnComments(run, lines)
    let line = lines.line(of: own.lowerBound)
    let rest = restOfLine(behind: own, lines)
    // A separator that goes with the term before may have the line together with this one.
    let isSecond = isSeparator(run.lowerBound - 1) && isFirst(run.lowerBound - 1, lines)
    let above = linesOfComments(above: line, after: run.lowerBound - (isSecond ? 2 : 1), lines)
    let comments = above == line ? [] : [lines.starts[above]..<lines.starts[line]]
    if bytes.isBlank(lines.starts[line]..<own.lowerBound) {
      if isOnlyComments(rest) {
        let all = min(lines.starts[above], own.lowerBound)..<own.upperBound
        return [whole(all, withBlankLinesBefore: removal.beginsWithSeparator, lines)]
      }
      // A separator that goes by itself or with the next term, and then the comment.
      if let end = separatorEnd(run.upperBound, in: rest),
        isOnlyComments(end..<rest.upperBound)
      {
        let start = own.lowerBound..<bytes.skippingSpaces(from: own.upperBound)
        return comments + [start, end..<rest.upperBound]
      }
    } else if !bytes.isBlank(rest), isOnlyComments(rest), !removal.beginsWithSeparator,
      matchesAny(run.lowerBound - 1, "=", ":")
    {
      return [bytes.skippingSpaces(before: own.lowerBound)..<rest.upperBound]
    } else if isSecond, isOnlyComments(rest) {
      return comments + [bytes.skippingSpaces(before: own.lowerBound)..<rest.upperBound]
    }
    return [cut(own, removal, lines)]
  }

  /// The bytes of a term's tokens with the block comments that begin or end beside it; behind the
  /// last term of a line with others they may be about all of it.
  private func withOwnComments(_ run: Range<Int>, _ lines: LineTable) -> Range<Int> {
    var own = bytes(of: run)
    let lineStart = lines.starts[lines.line(of: own.lowerBound)]
    let isSeparated = isSeparator(run.upperBound)
    let isAlone = isFirst(run.lowerBound, lines) || isFirst(run.lowerBound - 1, lines)
    if !isSeparator(run.upperBound - 1), isSeparated || isAlone {
      own = own.lowerBound..<afterBlockComments(own.upperBound)
    }
    let last = run.lowerBound > 0 ? Int(self[run.lowerBound - 1].end) : 0
    let before = blockComment(around: lineStart, behind: last) ?? max(lineStart, last)
    // Before a separator that goes with the term, only what begins a line is not its neighbour's.
    let isItsOwn =
      isSeparator(run.lowerBound)
      ? bytes.isBlank(lines.starts[lines.line(of: before)]..<before)
      : before <= lineStart || isSeparator(run.lowerBound - 1) || matches(run.lowerBound - 1, "(")
    if isItsOwn, isOnlyComments(before..<own.lowerBound) {
      own = bytes.skippingSpaces(from: before)..<own.upperBound
    }
    return own
  }

  /// Where the block comment begins that a line begins in, of those behind a token.
  private func blockComment(around lineStart: Int, behind token: Int) -> Int? {
    var index = token
    while index < lineStart {
      if bytes[index...].starts(with: [47, 47]) {
        while index < lineStart, bytes[index] != 10, bytes[index] != 13 { index += 1 }
      } else if bytes[index...].starts(with: [47, 42]), let end = blockCommentEnd(from: index) {
        if end > lineStart { return index }
        index = end
      } else {
        index += 1
      }
    }
    return nil
  }

  private func bytes(of run: Range<Int>) -> Range<Int> {
    Int(self[run.lowerBound].start)..<Int(self[run.upperBound - 1].end)
  }

  private func restOfLine(behind range: Range<Int>, _ lines: LineTable) -> Range<Int> {
    let content = lines.content(ofLine: lines.line(of: range.upperBound - 1))
    return range.upperBound..<max(range.upperBound, content.upperBound)
  }

  private func isSeparator(_ token: Int) -> Bool { matchesAny(token, "&", ",") }

  /// The end of a token that is a separator and stands in a rest of a line.
  private func separatorEnd(_ token: Int, in rest: Range<Int>) -> Int? {
    guard isSeparator(token), rest.contains(Int(self[token].start)) else { return nil }
    return Int(self[token].end)
  }

  private func cut(
    _ own: Range<Int>, _ removal: TermList.Removal, _ lines: LineTable
  ) -> Range<Int> {
    let (start, end) = (own.lowerBound, own.upperBound)
    let rest = restOfLine(behind: own, lines)
    let isFirst = bytes.isBlank(lines.starts[lines.line(of: start)]..<start)
    if isFirst, bytes.isBlank(rest) {
      return whole(own, withBlankLinesBefore: removal.beginsWithSeparator, lines)
    }
    if isFirst { return start..<bytes.skippingSpaces(from: end) }
    let before = bytes.skippingSpaces(before: start)
    if bytes.isBlank(rest) { return before..<rest.upperBound }
    if removal.beginsWithSeparator || isOnlyComments(rest) { return before..<end }
    return start..<bytes.skippingSpaces(from: end)
  }

  /// The first of the lines right above one that have nothing but comments, behind a token; or that
  /// one.
  private func linesOfComments(above line: Int, after token: Int, _ lines: LineTable) -> Int {
    var first = line
    let last = token < 0 ? -1 : lines.line(of: Int(self[token].end) - 1)
    while first > last + 1, !lines.isBlank(line: first - 1) { first -= 1 }
    return isOnlyComments(lines.starts[first]..<lines.starts[line]) ? first : line
  }

  /// The lines of some bytes with the blank ones on the side of the separator that goes.
  private func whole(
    _ own: Range<Int>, withBlankLinesBefore before: Bool, _ lines: LineTable
  ) -> Range<Int> {
    var (first, last) = (lines.line(of: own.lowerBound), lines.line(of: own.upperBound - 1))
    if before {
      while first > 0, lines.isBlank(line: first - 1) { first -= 1 }
    } else {
      while last + 1 < lines.starts.count - 1, lines.isBlank(line: last + 1) { last += 1 }
    }
    return lines.starts[first]..<lines.range(ofLine: last).upperBound
  }
}
