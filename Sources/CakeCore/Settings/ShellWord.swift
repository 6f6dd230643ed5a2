extension String {
  /// The text as one word of a command that is shown to be copied: in double quotes where a shell
  /// would take it for several words, or for something else.
  ///
  /// What is shown stands in single quotes itself.
  var shellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "./_-+:@%,=".contains($0) }
    guard !isPlain else { return self }
    return "\"" + reduce(into: "") { $0 += "\\\"$`".contains($1) ? "\\\($1)" : "\($1)" } + "\""
  }
}
