/// What the compiler recorded where a token of a source file stands.
extension Facts {
  typealias TokenSymbols = LazyMapSequence<Range<Int>, Int32>

  func occurrences(at token: Int, in file: Int) -> Range<Int> {
    let place = source(file)[token]
    return occurrences(in: file, line: place.line, column: place.column)
  }

  /// The symbols that stand there, in the store's order; a symbol can be there more than once.
  func symbols(at token: Int, in file: Int) -> TokenSymbols {
    let (record, numbers) = (files[file].record, files[file].numbers)
    return occurrences(at: token, in: file).lazy.map {
      numbers.base[Int(record.occurrences.base[$0].symbol)]
    }
  }
}
