/// What `cake why` says of one name: sections of lines, most with a place.
struct Answer {
  struct Line: Hashable {
    var place: SourcePlace?
    var text: String
    /// How many steps it stands below the line that it explains.
    var depth = 0
  }

  struct Section {
    var title: String
    var lines: [Line]
  }

  /// The kind and the qualified name.
  var subject: String
  var place: SourcePlace
  var sections: [Section] = []

  /// Adds a section unless it is empty; a line that says the same as the one before is left out.
  mutating func add(_ title: String, _ lines: [Line]) {
    let distinct = lines.indices.filter { $0 == 0 || lines[$0] != lines[$0 - 1] }.map { lines[$0] }
    if !distinct.isEmpty { sections.append(Section(title: title, lines: distinct)) }
  }

  /// The answer with something before each path.
  func text(_ prefix: String = "") -> String {
    var text = "\(prefix)\(place): \(subject)\n"
    for section in sections {
      text += "\n\(section.title)\n"
      for line in section.lines {
        text += String(repeating: "  ", count: line.depth + 1)
        text += (line.place.map { "\(prefix)\($0): " } ?? "") + line.text + "\n"
      }
    }
    return text
  }
}
