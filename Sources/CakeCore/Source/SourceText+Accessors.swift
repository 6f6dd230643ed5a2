extension SourceText {
  /// The modifiers before a declaration's name, whatever word it begins with, attributes as `@` alone
  /// and who may set by itself: `["@", "private(set)", "public", "var"]`.
  func modifiers(before name: Int) -> Set<String> {
    var found: Set<String> = []
    var index = binding(before: name) ?? name - 1
    if opensDeclaration(index), !Self.modifiers.contains(self.name(at: index)) { index -= 1 }
    while index >= 0 {
      var limit = ""
      if matches(index, ")"), let open = partner(of: index), isIdentifier(open - 1) {
        if matches(open + 1, "set") { limit = "(set)" }
        index = open - 1
      }
      guard isIdentifier(index) else { break }
      if matches(index - 1, "@") {
        found.insert("@")
        index -= 2
      } else {
        let word = self.name(at: index)
        let isOperator = isFixity(index) && !matches(index - 1, ".")
        guard isOperator || Self.modifiers.contains(word) else { break }
        found.insert(word + limit)
        index -= 1
      }
    }
    return found
  }

  /// The `let` or `var` of a name that follows another one: `b` in `let a = 1, b = 2`.
  private func binding(before name: Int) -> Int? {
    guard matches(name - 1, ",") else { return nil }
    let parent = enclosing(name)
    if let parent, !matches(parent, "{") { return nil }
    var index = name - 1
    while index > (parent ?? -1) {
      if let open = partner(of: index), open < index {
        index = open
      } else if isBinding(index) {
        return index
      } else if opensDeclaration(index) && !matches(index - 1, ".") || matches(index, ";") {
        return nil
      }
      index -= 1
    }
    return nil
  }

  /// What is written before a declaration's name with `@`: the names, each with its arguments.
  func attributes(before name: Int) -> [(name: Int, arguments: Range<Int>)] {
    var found: [(name: Int, arguments: Range<Int>)] = []
    var index = name - 1
    if opensDeclaration(index), !Self.modifiers.contains(self.name(at: index)) { index -= 1 }
    while index >= 0 {
      var word = index
      var arguments = index..<index
      if matches(index, ")"), let open = partner(of: index) {
        arguments = open + 1..<index
        word = open - 1
      }
      guard word >= 0, isIdentifier(word) else { break }
      let start = chainStart(word)
      if matches(start - 1, "@") {
        found.append((word, arguments))
        index = start - 2
      } else {
        guard Self.modifiers.contains(self.name(at: word)) else { break }
        index = word - 1
      }
    }
    return found
  }

  /// What runs when a property is read, of all that stands in its braces; nil for observers.
  func getter(in body: Range<Int>) -> Range<Int>? {
    guard let first = body.first else { return nil }
    let isList =
      (isAccessor(first)
        || matchesAny(
          first, "unsafeAddress", "@", "mutating", "nonmutating", "consuming", "borrowing",
          "__consuming"))
      && !matchesAny(first + 1, ".", "=")
    guard isList else { return body }
    let parent = enclosing(first)
    for token in body where enclosing(token) == parent && matches(token, "get") {
      var open = token + 1
      while open < body.upperBound, isIdentifier(open) || matches(open, "(") {
        open = matches(open, "(") ? (partner(of: open) ?? open) + 1 : open + 1
      }
      if matches(open, "{"), let close = partner(of: open) { return open + 1..<close }
      return nil
    }
    return nil
  }
}
