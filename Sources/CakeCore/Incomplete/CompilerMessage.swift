/// One message of the compiler's: an error, a warning or a note at a place.
package struct CompilerMessage: Equatable, Sendable {
  package enum Kind: String, Sendable { case error, warning, note, remark }

  package var kind: Kind
  /// Where it points to; the file's path is absolute.
  package var place: SourcePlace
  package var text: String

  /// As the compiler printed it, with the source lines and marks below.
  package var printed: String

  /// The messages in what a compiler printed, each once: notes once for each error, and errors with
  /// the same notes.
  ///
  /// An error that points nowhere has no file; one that only follows from others is left out.
  package static func all(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in plain(output).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let message = CompilerMessage(line: line) ?? CompilerMessage(placeless: line) {
        messages.append(message)
      } else if !messages.isEmpty {
        messages[messages.count - 1].printed += line + "\n"
      }
    }
    // Modules that are compiled twice have each of theirs twice.
    var (seen, notes): (Set<String>, Set<String>) = ([], [])
    var isNew = true
    return messages.filter { message in
      guard message.kind != .note else { return isNew && notes.insert(message.key).inserted }
      notes = []
      isNew = !message.isConsequence && seen.insert(message.key).inserted
      return isNew
    }
  }

  /// What tells messages apart.
  private var key: String { "\(place) \(kind.rawValue) \(text)" }

  private var isConsequence: Bool {
    place.file.isEmpty
      && (text.hasPrefix("emit-module command failed")
        || ["fatalError", "cancelled"].contains(text))
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
    printed = line + "\n"
  }

  /// Reads `error: text`, with or without `<unknown>:0: ` before it.
  private init?(placeless line: Substring) {
    let prefix = ["error: ", "<unknown>:0: error: "].first(where: line.hasPrefix)
    guard let prefix else { return nil }
    kind = .error
    place = SourcePlace(file: "", line: 0, column: 0)
    text = String(line.dropFirst(prefix.count))
    printed = line + "\n"
  }

  /// The names in quotes, in order.
  var quoted: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
