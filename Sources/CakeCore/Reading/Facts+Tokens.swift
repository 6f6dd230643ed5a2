/// What the compiler recorded where a token of a source file stands.
extension Facts {
  func occurrences(at token: Int, in file: Int) -> Range<Int> {
    let place = source(file)[token]
    return occurrences(in: file, line: place.line, column: place.column)
  }

  /// The symbols that stand there, in the store's order; one can be there more than once.
  func symbols(at token: Int, in file: Int) -> [Int32] {
    let (record, numbers) = (files[file].record, files[file].numbers)
    return occurrences(at: token, in: file).map {
      numbers.base[Int(record.occurrences.base[$0].symbol)]
    }
  }
}
