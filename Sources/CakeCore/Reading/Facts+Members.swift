extension Facts {
  /// The members that a type has in its body and its extensions, in the order of their places.
  func members(of type: Int32) -> [Int32] {
    (0..<Int32(symbols.count)).filter { number in
      let symbol = symbols.base[Int(number)]
      guard symbol.definitionFile >= 0, !symbol.isImplicit, symbol.parent >= 0,
        !Subkind.isAccessor(symbol.subkind) || symbol.subkind == Subkind.subscripting
      else { return false }
      return extendedOrSelf(symbol.parent) == type
    }.sorted { (definitionPlace($0), $0) < (definitionPlace($1), $1) }
  }
}
