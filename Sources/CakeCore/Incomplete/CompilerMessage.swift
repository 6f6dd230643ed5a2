/// One message of the compiler's: an error, a warning or a note at a place.
package struct CompilerMessage: Equatable, Sendable {
  package enum Kind: String, Sendable { case error, warning, note, remark }

  package var kind: Kind
  /// Where it points to; the file's path is absolute.
  package var place: SourcePlace
  package var text: String

  /// The messages in what a compiler printed, source lines and marks below them left out.
  ///
  /// Nil if there is an error among them that points nowhere: nobody knows what it is about.
  package static func all(in output: String) -> [CompilerMessage]? {
    var messages: [CompilerMessage] = []
    for line in plain(output).split(whereSeparator: \.isNewline) {
      if let message = CompilerMessage(line: line) {
        messages.append(message)
      } else if line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: error: ") {
        // Follows from errors that are listed with their places.
        let isConsequence =
          line.hasPrefix("error: emit-module command failed")
          || ["error: fatalError", "error: cancelled"].contains(line)
        if !isConsequence { return nil }
      }
    }
    return messages
  }

  /// The text without colours: after a build on a terminal, the next one has them wherever it goes.
  private static func plain(_ output: String) -> String {
    guard output.utf8.contains(0x1B) else { return output }
    var bytes: [UInt8] = []
    var rest = Array(output.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x1B, rest.first == UInt8(ascii: "[") else {
        bytes.append(byte)
        continue
      }
      rest = rest.drop { !(0x40...0x7E).contains($0) || $0 == UInt8(ascii: "[") }.dropFirst()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads `path:line:column: kind: text`.
  private init?(line: Substring) {
    guard line.first != " ", let mark = line.firstRange(of: ": ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place.last!)
    else { return nil }
    let rest = line[mark.upperBound...]
    guard let colon = rest.firstRange(of: ": "),
      let kind = Kind(rawValue: String(rest[..<colon.lowerBound]))
    else { return nil }
    self.kind = kind
    self.place = SourcePlace(
      file: place.dropLast(2).joined(separator: ":"), line: row, column: column)
    text = String(rest[colon.upperBound...])
  }

  /// The names in quotes, in order.
  var quoted: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
