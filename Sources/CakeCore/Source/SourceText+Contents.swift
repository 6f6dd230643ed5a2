extension SourceText {
  /// Whether the text declares anything for sure: what a branch of `#if` holds may be left out.
  var declaresSomething: Bool {
    let keywords: Set = [
      "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias",
      "var",
    ]
    var found = false
    for index in 0..<count {
      if matches(index, "#if") { return false }
      if isIdentifier(index), enclosing(index) == nil, keywords.contains(text(at: index)) {
        found = true
      }
    }
    return found
  }

  func contains(directive: StaticString) -> Bool {
    (0..<count).contains { matches($0, directive) }
  }
}
