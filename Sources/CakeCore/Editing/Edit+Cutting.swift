extension Finding.Fix.Edit {
  init(cutting range: Range<Int>, of file: String, _ lines: LineTable, leaving text: String = "") {
    let (start, end) = (lines.place(of: range.lowerBound), lines.place(of: range.upperBound))
    self.init(
      file: file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
      replacement: text)
  }
}
