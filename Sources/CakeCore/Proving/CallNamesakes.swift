/// The members that code may name otherwise than by a symbol of their own, and that others are called
/// like: of these the name does not tell which one it is.
struct CallNamesakes {
  private var names: Set<String> = []

  init(_ facts: Facts) {
    var seen: Set<String> = []
    for symbol in 0..<Int32(facts.symbols.count) {
      let value = facts.symbols.base[Int(symbol)]
      guard value.definitionFile >= 0, value.parent >= 0, !Subkind.isAccessor(value.subkind) else {
        continue
      }
      let parent = facts.nominalParent(symbol)
      guard parent >= 0 else { continue }
      let isProtocol = facts.symbols.base[Int(parent)].kind == .protocol
      let name = facts.name(symbol).prefix { $0 != "(" }
      if value.kind == .alias {
        if isProtocol && facts.symbols.base[Int(value.parent)].kind == .extension {
          names.insert(String(name))
        }
        continue
      }
      let member = "\(facts.name(parent)).\(name)"
      if !seen.insert(member).inserted { names.insert(member) }
    }
  }

  /// - Parameter name: `#Screen.Model.load!getter: (Model) -> …` or `associated_type Item: …`.
  func contains(_ name: String) -> Bool {
    guard name.hasPrefix("#") else {
      return names.contains(
        String(name.dropFirst("associated_type ".count).prefix { $0 != ":" }))
    }
    let path = name.dropFirst().prefix { $0 != ":" && $0 != "!" }
    let parts = path.split(separator: ".").suffix(2).map { $0.filter { $0 != "\"" } }
    return names.contains(parts.joined(separator: "."))
  }
}
