extension Facts {
  /// Whether a static property gives a value of the type that it belongs to, or an optional of it.
  func givesOwnType(_ property: Int32) -> Bool {
    given(byStatic: property).map { $0.owner == $0.type + ".\(name(property))" } ?? false
  }

  /// What a static property gives, or gives an optional of, as a composition: of the demangler's names.
  func termsGiven(byStatic property: Int32) -> [Substring] {
    given(byStatic: property)?.type.split(separator: " & ")
      .map { $0.hasPrefix("any ") ? $0.dropFirst(4) : $0 } ?? []
  }

  /// The qualified name of a static property, and its type, or what that is an optional of.
  private func given(byStatic property: Int32) -> (owner: Substring, type: Substring)? {
    guard let text = Demangler.text(usr: usr(property)), let colon = text.firstRange(of: " : ")
    else { return nil }
    var owner = text[..<colon.lowerBound].drop { $0 != " " }.dropFirst()
    if owner.hasPrefix("(extension in "), let end = owner.firstIndex(of: ":") {
      owner = owner[owner.index(after: end)...]
    }
    let type = text[colon.upperBound...]
    return (owner, Demangler.payload(ofOptional: type) ?? type)
  }
}
