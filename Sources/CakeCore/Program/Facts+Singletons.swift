extension Facts {
  /// Whether a static property gives a value of the type that it belongs to, or an optional of it.
  func givesOwnType(_ property: Int32) -> Bool {
    guard let text = Demangler.text(usr: usr(property)), let colon = text.firstRange(of: " : ")
    else { return false }
    var owner = text[..<colon.lowerBound].drop { $0 != " " }.dropFirst()
    if owner.hasPrefix("(extension in "), let end = owner.firstIndex(of: ":") {
      owner = owner[owner.index(after: end)...]
    }
    var result = text[colon.upperBound...]
    if result.last == "?" { result.removeLast() }
    return owner == result + ".\(name(property))"
  }
}
