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

extension SourcePlace {
  /// The place that a message begins with, if it is one of the package's, and the rest.
  static func prefixed(_ message: String) -> (place: SourcePlace, rest: String)? {
    let parts = message.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].utf8.first != UInt8(ascii: "/"), let line = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    return (
      SourcePlace(file: String(parts[0]), line: line, column: column),
      String(parts[3].drop { $0 == " " })
    )
  }
}
