/// What is declared in bodies: the index leaves all of that out.
extension Facts {
  /// The names of types that are declared in bodies.
  ///
  /// - Parameter words: The file's `declarationWords`.
  func localTypes(_ words: [Int], in file: Int) -> [Int] {
    let source = source(file)
    let names =
      words.filter { !source.matchesAny($0, "func", "subscript") }.map { $0 + 1 }
      + source.tokens(spelled: "enum", searching: 2).map { $0 + 1 }
    // `class func` declares a member.
    return names.filter {
      source.isIdentifier($0) && !source.matchesAny($0, "func", "var", "let", "subscript")
        && occurrences(at: $0, in: file).isEmpty
    }
  }

  /// Whether functions that are declared in bodies have a name in common.
  func hasLocalNamesakes(_ words: [Int], in file: Int) -> Bool {
    let source = source(file)
    var seen: Set<String> = []
    return words.contains {
      source.matches($0, "func") && $0 + 1 < source.count
        && occurrences(at: $0 + 1, in: file).isEmpty
        && !seen.insert(source.name(at: $0 + 1)).inserted
    }
  }
}

extension SourceText {
  /// The words with which functions, types and subscripts are declared, other than `enum`.
  var declarationWords: [Int] {
    tokens(spelledLikeAnyOf: ["func", "struct", "class", "actor", "subscript"], sharing: "c")
  }
}
