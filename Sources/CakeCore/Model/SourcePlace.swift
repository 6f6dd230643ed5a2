/// A place in a source file: a path relative to the package, a line and a column from one.
package struct SourcePlace: Codable, Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: Comparable {
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.line != right.line { return left.line < right.line }
    return left.column < right.column
  }
}

extension SourcePlace: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}
