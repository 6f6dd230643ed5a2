/// A list of types joined by `&` or commas: a composition, or an inheritance clause.
struct ShapeClause: Sendable {
  /// One type of the list.
  struct Element: Sendable {
    /// The name as written, without generic arguments: `Core.HasClock`.
    let path: [String]
    let range: Range<Int>
    let line: Int

    var name: String { path.last ?? "" }
  }

  struct Separator: Sendable {
    let range: Range<Int>
    /// How many parentheses are around it.
    let depth: Int
  }

  struct Group: Sendable {
    let open: Range<Int>
    let close: Range<Int>
    let elements: Range<Int>
  }

  var elements: [Element] = []
  /// The `&` or comma after each element but the last.
  var separators: [Separator] = []
  var groups: [Group] = []
  /// The colon, which goes with the last element.
  var colon: Range<Int>?
  /// What is written in place of the first element when nothing is left.
  var empty = ""
}

extension ShapeClause {
  /// The changes to the text that remove some elements and what joined them.
  ///
  /// Everything else stays where it is: comments, line breaks, the other elements' columns.
  func removing(_ removed: Set<Int>) -> [ShapeEdit] {
    var edits = removed.map { ShapeEdit(range: elements[$0].range, text: "") }
    let kept = elements.indices.filter { !removed.contains($0) }
    var keptSeparators: Set<Int> = []
    for (before, after) in zip(kept, kept.dropFirst()) {
      let between = before..<after
      keptSeparators.insert(between.min { separators[$0].depth < separators[$1].depth } ?? before)
    }
    for index in separators.indices where !keptSeparators.contains(index) {
      edits.append(ShapeEdit(range: separators[index].range, text: ""))
    }
    if kept.isEmpty {
      edits[0] = ShapeEdit(range: edits[0].range, text: empty)
      if let colon { edits.append(ShapeEdit(range: colon, text: "")) }
    }
    for group in groups where group.elements.allSatisfy(removed.contains) {
      edits.append(ShapeEdit(range: group.open, text: ""))
      edits.append(ShapeEdit(range: group.close, text: ""))
    }
    return edits
  }
}

/// A replacement in the bytes of one file.
struct ShapeEdit: Sendable {
  let range: Range<Int>
  let text: String

  /// The text with each edit's range replaced, padded so that nothing else moves.
  static func apply(_ edits: [ShapeEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits {
      for index in edit.range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    for edit in edits where !edit.text.isEmpty {
      bytes.replaceSubrange(
        edit.range.lowerBound..<edit.range.lowerBound + edit.text.utf8.count, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
