extension SourceText {
  /// The text of a run of tokens, with what stands between them.
  func text(in range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(
      decoding: content[Int(self[first].start)..<Int(self[last].end)], as: UTF8.self)
  }

  /// Where a token ends, by line and column.
  func end(of token: Int) -> (line: Int, column: Int) {
    let value = self[token]
    var (line, column) = (Int(value.line), Int(value.column))
    for byte in content[Int(value.start)..<Int(value.end)] {
      if byte == 10 { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return (line, column)
  }
}
