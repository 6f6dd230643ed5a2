extension CodeReader {
  /// The function or initialiser that a name stands for; nil if that is not one alone.
  func function(at token: Int) -> Int32? {
    only(at: token) { $0.isFunction || $0 == .enumCase }
  }

  func property(at token: Int) -> Int32? {
    only(at: token) { $0.isProperty }
  }

  private func only(at token: Int, _ isWanted: (SymbolKind) -> Bool) -> Int32? {
    var found: Int32?
    for index in facts.occurrences(at: token, in: file) {
      let occurrence = facts.files[file].record.occurrences.base[index]
      guard occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit) else {
        continue
      }
      let symbol = facts.files[file].numbers.base[Int(occurrence.symbol)]
      guard isWanted(facts.symbols.base[Int(symbol)].kind), symbol != found else { continue }
      if found != nil { return nil }
      found = symbol
    }
    return found
  }
}
