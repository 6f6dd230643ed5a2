/// Where occurrences stand, and which stand at a place.
extension Facts {
  func place(file: Int32, occurrence: Int32) -> SourcePlace {
    let occurrence = files[Int(file)].record.occurrences.base[Int(occurrence)]
    return SourcePlace(
      file: files[Int(file)].path, line: Int(occurrence.line), column: Int(occurrence.column))
  }

  func definitionPlace(_ symbol: Int32) -> SourcePlace {
    let value = symbols.base[Int(symbol)]
    return place(file: value.definitionFile, occurrence: value.definitionOccurrence)
  }

  /// The occurrences that start at a place, first and last index; empty where there is none.
  func occurrences(in file: Int, line: Int32, column: Int32) -> Range<Int> {
    let occurrences = files[file].record.occurrences
    var (low, high) = (0, occurrences.count)
    while low < high {
      let middle = (low + high) / 2
      let other = occurrences.base[middle]
      if other.line < line || (other.line == line && other.column < column) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < occurrences.count, occurrences.base[end].line == line,
      occurrences.base[end].column == column
    { end += 1 }
    return low..<end
  }

  /// The occurrences of a file that define something, in order.
  func definitions(in file: Int) -> UnsafeBufferPointer<Int32> {
    let definitions = files[file].record.definitions
    return UnsafeBufferPointer(start: definitions.base, count: definitions.count)
  }

  /// Where an occurrence of a file's record stands in the text.
  func token(of occurrence: Int, in file: Int) -> Int? {
    let place = files[file].record.occurrences.base[occurrence]
    return source(file).token(at: place)
  }
}
