extension SourceText {
  /// The edit that adds imports which a file lacks, before its first one; nil where it has all.
  ///
  /// - Parameters:
  ///   - lines: `public import Core` and the like.
  ///   - path: The file, as edits name it.
  func edit(importing lines: [String], path: String) -> Finding.Fix.Edit? {
    let tokens = (0..<count).filter { matches($0, "import") && enclosing($0) == nil }
    let present = Set(tokens.map { name(at: $0 + 1) })
    let missing = lines.filter { line in !present.contains { line.hasSuffix("import \($0)") } }
    guard !missing.isEmpty else { return nil }
    var line = 1
    if let first = tokens.first {
      // `@testable`, `public`.
      line = Int(self[statementStart(first)].line)
    } else if count > 0 {
      line = commentedStart(ofLine: Int(self[0].line))
    }
    let text = missing.map { $0 + "\n" }.joined() + (tokens.isEmpty ? "\n" : "")
    return .init(
      file: path, line: line, column: 1, endLine: line, endColumn: 1, replacement: text)
  }
}
