// What `ObjectPaths` must know of types, beyond what mirrors tell.

/// Whether a value is a collection of elements that hold no references, such as a million numbers.
func holdsOnlyNumbers(_ value: Any) -> Bool {
  guard let values = value as? any Collection else { return false }
  return isElementPlain(of: values)
}

private func isElementPlain<Values: Collection>(of _: Values) -> Bool {
  switch Values.Element.self {
  case is any Numeric.Type, is any StringProtocol.Type, is Bool.Type, is Character.Type: true
  default: false
  }
}

/// Whether a type comes from the standard library or from Foundation.
func isFromLibraryOfSwift(_ type: Any.Type) -> Bool {
  let module = String(reflecting: type).prefix { $0 != "." }
  return [
    "Swift", "_Concurrency", "Synchronization", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
  ].contains(module)
}

/// Whether one type is declared inside of another: `Logger.Storage` in `Logger`.
func isDeclared(_ type: Any.Type, inside owner: Any.Type) -> Bool {
  String(reflecting: type).hasPrefix("\(String(reflecting: owner)).")
}
