/// What a call puts where a key path leads: `view.environment(\.needs, needs)`.
extension Signatures {
  /// The value that is put into the property that a key path ends with, by the token of its name; nil
  /// where it is not one argument and the value the other, of a function for which both have one type.
  func value(putByKeyPathEndingAt name: Int, in file: Int) -> Range<Int>? {
    let source = facts.source(file)
    guard name > 0, source.isIdentifier(name), let open = source.enclosing(name),
      source.matches(open, "("), source.isIdentifier(open - 1), !source[open].spaceBefore,
      let close = source.partner(of: open), case let arguments = source.arguments(in: open, close),
      arguments.count == 2, arguments[0].upperBound == name + 1,
      source.matches(arguments[0].lowerBound, "\\"), source.label(of: arguments[1]) == "_",
      ties(open - 1, in: file)
    else { return nil }
    return arguments[1]
  }

  /// Whether a function ties the type of a value to that of a key path before it.
  private func ties(_ callee: Int, in file: Int) -> Bool {
    let symbols = facts.symbols(at: callee, in: file)
    guard let own = symbols.first(where: facts.isDefined) else {
      return facts.source(file).matches(callee, "environment")
    }
    guard let text = declarations.text(of: own), text.parameters.count == 2 else { return false }
    let source = facts.source(Int(facts.symbols.base[Int(own)].definitionFile))
    let (path, value) = (text.parameters[0].type, text.parameters[1].type)
    guard value.count == 1, source.isIdentifier(value.lowerBound), path.count > 3,
      source.startsWith(path.upperBound - 1, 62), source.isIdentifier(path.upperBound - 2),
      path.contains(where: { source.matchesAny($0, "WritableKeyPath", "KeyPath") })
    else { return false }
    let generic = source.name(at: value.lowerBound)
    return source.name(at: path.upperBound - 2) == generic
      && text.generics.contains { source.isIdentifier($0) && source.name(at: $0) == generic }
  }
}
