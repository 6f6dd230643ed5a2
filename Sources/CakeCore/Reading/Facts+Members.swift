extension Facts {
  /// Whether a symbol stands for whatever type a generic declaration is used with: a generic parameter or
  /// an associated type.
  func isParameter(_ symbol: Int32) -> Bool {
    let subkind = symbols.base[Int(symbol)].subkind
    return subkind == Subkind.genericParameter || subkind == Subkind.associatedType
  }

  /// The symbols that are so.
  func symbols(where isWanted: (Int32) -> Bool) -> [Int32] {
    var found: [Int32] = []
    // In a debug build each step through a range is a call.
    var number: Int32 = 0
    while number < symbols.count {
      if isWanted(number) { found.append(number) }
      number += 1
    }
    return found
  }

  /// What somebody wrote whose name begins with one of the texts, in order.
  func written(beginningWithAnyOf texts: [StaticString]) -> [Int32] {
    let initials = GrowingBuffer(repeating: false, count: 256)
    for text in texts { initials.base[Int(text.utf8Start[0])] = true }
    return withExtendedLifetime(initials) {
      var found: [Int32] = []
      let (symbols, initial, count) = (symbols.base, initials.base, symbols.count)
      // Most begin otherwise, and a debug build makes a call of whatever is asked of each.
      var number = 0
      while number < count {
        if initial[Int(symbols[number].initial)], symbols[number].definitionFile >= 0,
          !symbols[number].isImplicit, name(Int32(number), beginsWithAnyOf: texts)
        {
          found.append(Int32(number))
        }
        number += 1
      }
      return found
    }
  }

  /// The associated types that are declared anywhere, which are aliases to the store.
  var associatedTypes: [Int32] {
    symbols(of: .alias) { symbols.base[Int($0)].subkind == Subkind.associatedType }
  }

  func extensions(of type: Int32) -> [Int32] {
    symbols(of: .extension) { symbols.base[Int($0)].extended == type }
  }

  /// The members that a type has in its body and its extensions, in the order of their places.
  func members(of type: Int32) -> [Int32] {
    symbols { number in
      let symbol = symbols.base[Int(number)]
      guard symbol.definitionFile >= 0, !symbol.isImplicit, symbol.parent >= 0,
        !Subkind.isAccessor(symbol.subkind) || symbol.subkind == Subkind.subscripting
      else { return false }
      return extendedOrSelf(symbol.parent) == type
    }.sorted { (definitionPlace($0), $0) < (definitionPlace($1), $1) }
  }
}
