extension SourceText {
  /// The text of a run of tokens, with what stands between them.
  func text(in range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(
      decoding: bytes[Int(self[first].start)..<Int(self[last].end)], as: UTF8.self)
  }

  /// Where a token ends, by line and column.
  func end(of token: Int) -> (line: Int, column: Int) {
    let value = self[token]
    var (line, column) = (Int(value.line), Int(value.column))
    for byte in bytes[Int(value.start)..<Int(value.end)] {
      if byte == 10 { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return (line, column)
  }
}

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
