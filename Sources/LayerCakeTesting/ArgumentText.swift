/// A call's arguments as a failure shows them: ` with ("bakery", 3)`, or nothing if there are none.
func argumentText<each Argument>(_ argument: repeat each Argument) -> String {
  var texts: [String] = []
  for argument in repeat each argument { texts.append(text(of: argument)) }
  return texts.isEmpty ? "" : " with (\(texts.joined(separator: ", ")))"
}

/// A string in quotes, anything else as it is printed, and of much only the beginning.
private func text(of argument: some Any) -> String {
  let text = argument is String ? String(reflecting: argument) : String(describing: argument)
  let longest = 200
  return text.count > longest ? "\(text.prefix(longest))…" : text
}
