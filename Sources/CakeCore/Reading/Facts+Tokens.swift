/// What the compiler recorded where a token of a source file stands.
extension Facts {
  func occurrences(at token: Int, in file: Int) -> Range<Int> {
    let place = source(file)[token]
    return occurrences(in: file, line: place.line, column: place.column)
  }

  func occurrences(at place: SourcePlace, in file: Int) -> Range<Int> {
    occurrences(in: file, line: Int32(place.line), column: Int32(place.column))
  }

  /// The symbols that stand there, in the store's order; one can be there more than once. None stand
  /// outside of the text.
  func symbols(at token: Int, in file: Int) -> [Int32] {
    guard token >= 0, token < source(file).count else { return [] }
    let range = occurrences(at: token, in: file)
    if range.isEmpty { return [] }
    let (all, numbers) = (files[file].record.occurrences.base, files[file].numbers.base)
    var symbols: [Int32] = []
    var occurrence = range.lowerBound
    while occurrence < range.upperBound {
      let local = Int(all[occurrence].symbol)
      if !isUnspelled(local, at: token, in: file) { symbols.append(numbers[local]) }
      occurrence += 1
    }
    return symbols
  }

  /// Whether an associated type is named there.
  func namesAssociatedType(at token: Int, in file: Int) -> Bool {
    symbols(at: token, in: file).contains {
      symbols.base[Int($0)].subkind == Subkind.associatedType
    }
  }

  /// The names behind a dot of which the compiler recorded nothing.
  func unrecordedMembers(in file: Int) -> [Int] {
    let (source, occurrences) = (source(file), files[file].record.occurrences)
    let (base, count) = (occurrences.base, occurrences.count)
    var next = 0
    return source.members().filter { token in
      let place = source[token]
      // Both stand in the order of their places.
      while next < count, base[next].isBefore(place) { next += 1 }
      return next == count || !base[next].isAt(place)
    }
  }

  /// Whether a property is recorded where something else is written: a wrapper's `wrappedValue` is at
  /// the initial value of a local variable that it wraps.
  private func isUnspelled(_ local: Int, at token: Int, in file: Int) -> Bool {
    let record = files[file].record
    let symbol = record.symbols.base[local]
    guard symbol.kind.isProperty, symbol.subkind != Subkind.subscripting else { return false }
    let source = source(file)
    return source.isIdentifier(token) && !source.hasName(token, record.name(of: local))
  }
}

extension RecordFacts.Occurrence {
  fileprivate func isBefore(_ token: Token) -> Bool {
    line < token.line || line == token.line && column < token.column
  }

  fileprivate func isAt(_ token: Token) -> Bool { line == token.line && column == token.column }
}
