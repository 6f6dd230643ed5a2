/// The edits that carry out what findings advise.
enum Edits {
  /// Takes a term out of a composition with one `&`, or out of an inheritance clause with a comma.
  static func removing(
    _ term: Slice.Term, from slice: Slice, in program: Program
  ) -> Finding.Fix? {
    let source = program.facts.source(slice.file)
    let separator: StaticString = slice.isProtocol ? "," : "&"
    var range = term.tokens
    guard
      source.matches(range.upperBound, separator) || source.matches(range.lowerBound - 1, separator)
    else { return nil }
    var start = range.lowerBound
    var end = range.upperBound
    if source.matches(start - 1, separator), slice.tokens.contains(start - 1) {
      // From the end of what stands before the separator, so that its line goes with it.
      start -= 1
      return fix(from: source[start - 1], atEnd: true, to: source[end - 1], source, slice)
    }
    end += 1
    range = start..<end
    return fix(from: source[start], atEnd: false, to: source[end], source, slice)
  }

  private static func fix(
    from first: Token, atEnd: Bool, to last: Token, _ source: SourceText, _ slice: Slice
  ) -> Finding.Fix {
    let length = atEnd ? Int(first.end - first.start) : 0
    let endLength = atEnd ? Int(last.end - last.start) : 0
    return Finding.Fix(
      applicability: .safe,
      edits: [
        .init(
          file: slice.place.file, line: Int(first.line), column: Int(first.column) + length,
          endLine: Int(last.line), endColumn: Int(last.column) + endLength, replacement: "")
      ])
  }
}
