/// The members that code may name otherwise than by a symbol of their own, and that others are called
/// like: of these the name does not tell which one it is.
struct CallNamesakes {
  private var names: Set<String> = []

  init(_ facts: Facts) {
    var seen: Set<String> = []
    for symbol in 0..<Int32(facts.symbols.count) {
      let value = facts.symbols.base[Int(symbol)]
      guard value.definitionFile >= 0, value.parent >= 0, value.kind != .alias,
        !Subkind.isAccessor(value.subkind)
      else { continue }
      let parent = facts.nominalParent(symbol)
      guard parent >= 0 else { continue }
      let name = facts.name(symbol).prefix { $0 != "(" }
      let member = "\(facts.name(parent)).\(name)"
      if !seen.insert(member).inserted { names.insert(member) }
    }
  }

  /// - Parameter name: `#Screen.Model.load!getter: (Model) -> …`.
  func contains(_ name: String) -> Bool {
    let path = name.dropFirst().prefix { $0 != ":" && $0 != "!" }
    let parts = path.split(separator: ".").suffix(2).map { $0.filter { $0 != "\"" } }
    return names.contains(parts.joined(separator: "."))
  }
}
