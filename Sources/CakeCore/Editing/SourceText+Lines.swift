extension SourceText {
  /// The line, counted from one, that the comments before a declaration begin on, or its own.
  func commentedStart(ofLine line: Int) -> Int {
    let lines = LineTable(bytes)
    var line = line
    while line > 1 {
      if text(ofLine: line - 1, lines).hasPrefix("//") {
        line -= 1
      } else if text(ofLine: line - 1, lines).hasSuffix("*/"),
        let start = (1..<line).last(where: { text(ofLine: $0, lines).hasPrefix("/*") })
      {
        line = start
      } else {
        break
      }
    }
    return line
  }

  /// Whether there is such a line with something on it.
  func hasText(onLine line: Int) -> Bool {
    let lines = LineTable(bytes)
    return (1...lines.starts.count).contains(line) && !text(ofLine: line, lines).isEmpty
  }

  /// A line without the spaces before it.
  private func text(ofLine line: Int, _ lines: LineTable) -> Substring {
    String(decoding: bytes[lines.content(ofLine: line - 1)], as: UTF8.self)
      .trimmingPrefix { $0 == " " || $0 == "\t" }
  }
}
