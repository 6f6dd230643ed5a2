/// What cuts leave with nothing in it, and that says nothing by itself: an extension without a
/// conformance, a `#if` without another branch.
///
/// Only what some cuts empty together is found here; each of them alone may leave something.
struct EmptiedBlocks {
  private let source: SourceText
  private let lines: LineTable
  private var cuts: [Range<Int>]
  /// Where something is put in: what has that is not empty.
  private let filled: [Range<Int>]
  /// What goes as well.
  private(set) var found: [Range<Int>] = []

  init(_ bytes: [UInt8], cuts: [Range<Int>], filled: [Range<Int>]) {
    source = SourceText(bytes)
    lines = LineTable(bytes)
    self.cuts = cuts
    self.filled = filled
    guard !cuts.isEmpty else { return }
    // One may be all that another has.
    var known = -1
    while known < found.count {
      known = found.count
      findConditions()
      findExtensions()
    }
  }

  private mutating func findConditions() {
    var open: [(directive: Int, isBranched: Bool)] = []
    for token in 0..<source.count where source[token].kind == .directive {
      if source.matches(token, "#if") {
        open.append((token, false))
      } else if source.matches(token, "#endif") {
        if let last = open.popLast(), !last.isBranched { take(condition: last.directive, token) }
      } else if source.matchesAny(token, "#else", "#elseif"), !open.isEmpty {
        open[open.count - 1].isBranched = true
      }
    }
  }

  private mutating func take(condition first: Int, _ last: Int) {
    let (start, end) = (lines.line(of: self.start(first)), lines.line(of: self.start(last)))
    let condition = self.start(first)..<lines.content(ofLine: start).upperBound
    guard start < end, !source.hasComment(in: condition), isFirst(first), isFirst(last),
      source.bytes.isBlank(Int(source[last].end)..<lines.content(ofLine: end).upperBound),
      isEmptied(condition.upperBound..<self.start(last))
    else { return }
    add(source.withBlankLines(start...end, lines))
  }

  private mutating func findExtensions() {
    for keyword in source.tokens(spelled: "extension") {
      guard !source.matches(keyword - 1, "."), source.isIdentifier(keyword + 1),
        let open = (keyword..<source.count).first(where: { source.matches($0, "{") }),
        let close = source.partner(of: open), isPlain(keyword..<open),
        isEmptied(Int(source[open].end)..<start(close)),
        let first = source.firstToken(withKeyword: keyword),
        let cut = source.cut(from: first, through: close, lines, hasDirectives: true)
      else { continue }
      add(cut)
    }
  }

  /// Whether no conformance is left.
  private func isPlain(_ header: Range<Int>) -> Bool {
    let clause = header.prefix { !source.matches($0, "where") }
    return clause.allSatisfy { token in
      !source.matches(token, ":") || cuts.contains { $0.contains(start(token)) }
    }
  }

  /// Whether something stood there, and cuts leave nothing but space of it.
  private func isEmptied(_ range: Range<Int>) -> Bool {
    let isFilled = filled.contains {
      $0.lowerBound <= range.upperBound && range.lowerBound <= $0.upperBound
    }
    guard !isFilled else { return false }
    var rest = range.lowerBound
    var isCut = false
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound })
    where cut.overlaps(range) {
      guard cut.lowerBound <= rest || source.bytes.isBlank(rest..<cut.lowerBound) else {
        return false
      }
      isCut = true
      rest = max(rest, cut.upperBound)
    }
    return isCut && (rest >= range.upperBound || source.bytes.isBlank(rest..<range.upperBound))
  }

  private mutating func add(_ range: Range<Int>) {
    guard !found.contains(range) else { return }
    found.append(range)
    cuts.append(range)
  }

  private func start(_ token: Int) -> Int { Int(source[token].start) }
  private func isFirst(_ token: Int) -> Bool { source.isFirst(token, lines) }
}
