/// What the compiler tells of a property's type where the text does not.
extension Signatures {
  /// Whether no dependencies can come out of a property: its type is known, and names neither them
  /// nor anything that may stand for them, as `Any`, a function or a generic parameter does.
  func holdsNoDependencies(_ property: Int32) -> Bool {
    guard let type = Demangler.propertyType(usr: facts.usr(property)),
      !type.contains("->"), !type.contains("&")
    else { return false }
    return type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.allSatisfy {
      // A name without its module is a parameter, a word as `some`, or `Any`.
      guard let point = $0.lastIndex(of: "."), $0 != "Swift.AnyObject" else { return false }
      let name = String($0[$0.index(after: point)...])
      return !catalog.namesOfDependencies.contains(String($0))
        && !catalog.namesOfDependencies.contains(name)
    }
  }
}
