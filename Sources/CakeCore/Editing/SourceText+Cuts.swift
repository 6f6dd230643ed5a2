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
    let tokens = removal.tokens
    if let cut = cutInsideLine(removal) { return [cut] }
    let (start, end) = (Int(self[tokens.lowerBound].start), Int(self[tokens.upperBound - 1].end))
    let runs = runs(of: tokens)
    if removal.beginsWithSeparator {
      let before = Int(self[tokens.lowerBound - 1].end)
      let hasComment = runs.count > 1 || !bytes.isBlank(before..<start)
      let isOneGap = !hasComment || areBlank(tokens.lowerBound - 1..<tokens.upperBound)
      if isOneGap, !ownsComment(runs[runs.count - 1], lines) { return [before..<end] }
    } else if areBlank(tokens.lowerBound..<min(count, tokens.upperBound + 1)) {
      let next = tokens.upperBound < count ? Int(self[tokens.upperBound].start) : end
      return [start..<next]
    } else if let cut = cutOfFirst(removal, runs, lines) {
      return [cut]
    }
    return runs.map { run in
      let holdsTerm =
        run.count > 1
        || (run.lowerBound == tokens.lowerBound)
          != removal.beginsWithSeparator
      return cut(run, holdsTerm: holdsTerm, removal, lines)
    }
  }

  /// The bytes of a term with the comments that are its own, where it and its neighbours share a line
  /// that has comments.
  private func cutInsideLine(_ removal: TermList.Removal) -> Range<Int>? {
    let tokens = removal.tokens
    let (first, last) = (max(0, tokens.lowerBound - 1), min(count, tokens.upperBound + 1))
    let isOneLine = (first + 1..<last).allSatisfy { !self[$0].startsLine }
    guard isOneLine, !areBlank(first..<last) else { return nil }
    if removal.beginsWithSeparator {
      // Comments before the separator are the term's before it.
      let start = bytes.skippingSpaces(before: Int(self[tokens.lowerBound].start))
      return start..<afterBlockComments(Int(self[tokens.upperBound - 1].end))
    }
    // Comments before the first term are the whole list's.
    let separator = tokens.lowerBound - 1
    let isFirst = !matches(separator, "&") && !matches(separator, ",")
    let start = Int(isFirst ? self[tokens.lowerBound].start : self[separator].end)
    let end = bytes.skippingSpaces(from: Int(self[tokens.upperBound - 1].end))
    return (isFirst ? start : bytes.skippingSpaces(from: start))..<end
  }

  /// The bytes from a list's first term, which stands behind a `=` or a colon with its comment, to the
  /// second one, which the separator before it puts on the next line.
  private func cutOfFirst(
    _ removal: TermList.Removal, _ runs: [Range<Int>], _ lines: LineTable
  ) -> Range<Int>? {
    let (first, next) = (removal.tokens.lowerBound, removal.tokens.upperBound)
    guard runs.count == 2, next < count, matchesAny(first - 1, "=", ":"), !self[first].startsLine,
      areBlank(next - 1..<next + 1), !self[next].startsLine
    else { return nil }
    let end = Int(self[next - 2].end)
    let line = lines.line(of: end)
    guard line + 1 == lines.line(of: Int(self[next].start)),
      isOnlyComments(end..<lines.content(ofLine: line).upperBound)
    else { return nil }
    return Int(self[first].start)..<Int(self[next].start)
  }

  /// The offset behind the block comments that stand at another, on the same line.
  private func afterBlockComments(_ offset: Int) -> Int {
    var end = offset
    while true {
      let start = bytes.skippingSpaces(from: end)
      guard bytes[start...].starts(with: [47, 42]), let next = blockCommentEnd(from: start),
        !bytes[start..<next].contains(10)
      else { return end }
      end = next
    }
  }

  /// Whether nothing but spaces and ends of lines stands between neighbours of some tokens.
  private func areBlank(_ tokens: Range<Int>) -> Bool {
    tokens.dropLast().allSatisfy { bytes.isBlank(Int(self[$0].end)..<Int(self[$0 + 1].start)) }
  }

  /// Tokens in groups that only spaces divide.
  private func runs(of tokens: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = tokens.lowerBound
    for token in tokens where token > start {
      let gap = Int(self[token - 1].end)..<Int(self[token].start)
      if self[token].startsLine || !bytes.isBlank(gap) {
        runs.append(start..<token)
        start = token
      }
    }
    return runs + [start..<tokens.upperBound]
  }

  /// Whether a run has a line for itself, with a comment behind it.
  private func ownsComment(_ run: Range<Int>, _ lines: LineTable) -> Bool {
    let end = Int(self[run.upperBound - 1].end)
    let rest = end..<lines.content(ofLine: lines.line(of: end - 1)).upperBound
    return self[run.lowerBound].startsLine && isFirst(run.lowerBound, lines)
      && !bytes.isBlank(rest) && isOnlyComments(rest)
  }

  /// Whether nothing, not even a comment, stands before a token on its line.
  func isFirst(_ token: Int, _ lines: LineTable) -> Bool {
    let start = Int(self[token].start)
    return bytes.isBlank(lines.starts[lines.line(of: start)]..<start)
  }

  /// Whether a rest of a line holds nothing but comments that end there.
  func isOnlyComments(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if [UInt8].isSpace(bytes[index]) {
        index += 1
      } else if bytes[index...].starts(with: [47, 47]) {
        return true
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

  private func cut(
    _ run: Range<Int>, holdsTerm: Bool, _ removal: TermList.Removal, _ lines: LineTable
  ) -> Range<Int> {
    let (start, end) = (Int(self[run.lowerBound].start), Int(self[run.upperBound - 1].end))
    let line = lines.line(of: start)
    let rest = end..<max(end, lines.content(ofLine: lines.line(of: end - 1)).upperBound)
    let isFirst = isFirst(run.lowerBound, lines)
    if isFirst, bytes.isBlank(rest) || holdsTerm && isOnlyComments(rest) {
      let whole = whole(line, withBlankLinesBefore: removal.beginsWithSeparator, lines)
      let above = holdsTerm ? linesOfComments(above: line, lines) : line
      return above == line ? whole : lines.starts[above]..<lines.range(ofLine: line).upperBound
    }
    if isFirst { return start..<bytes.skippingSpaces(from: end) }
    let before = bytes.skippingSpaces(before: start)
    if bytes.isBlank(rest) { return before..<rest.upperBound }
    if removal.beginsWithSeparator || isOnlyComments(rest) { return before..<end }
    return start..<bytes.skippingSpaces(from: end)
  }

  /// The first of the lines right above one that have nothing but a comment each; or that one.
  private func linesOfComments(above line: Int, _ lines: LineTable) -> Int {
    var first = line
    while first > 0 {
      let content = lines.content(ofLine: first - 1)
      guard !bytes.isBlank(content), isOnlyComments(content) else { break }
      first -= 1
    }
    return first
  }

  /// A line with the blank ones on the side of the separator that goes.
  private func whole(
    _ line: Int, withBlankLinesBefore before: Bool, _ lines: LineTable
  ) -> Range<Int> {
    var (first, last) = (line, line)
    if before {
      while first > 0, lines.isBlank(line: first - 1) { first -= 1 }
    } else {
      while last + 1 < lines.starts.count - 1, lines.isBlank(line: last + 1) { last += 1 }
    }
    return lines.starts[first]..<lines.range(ofLine: last).upperBound
  }
}
