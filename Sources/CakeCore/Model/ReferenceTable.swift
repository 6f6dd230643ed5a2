/// Where each symbol is referred to in the program's files, gathered in one reading of them.
final class ReferenceTable {
  struct Place: BitwiseCopyable {
    var file: Int32
    var occurrence: Int32
  }

  /// For each symbol, where its places begin among all; its last one is before the next one's first.
  private let starts: GrowingBuffer<Int32>
  private let places: GrowingBuffer<Place>

  init(_ facts: Facts) {
    let count = facts.symbols.count
    starts = GrowingBuffer(capacity: count + 2)
    for _ in 0..<count + 2 { starts.append(0) }
    let starts = starts.base
    var total = 0
    Self.forEachReference(in: facts) { symbol, _ in
      starts[Int(symbol) + 2] += 1
      total += 1
    }
    for symbol in 0..<count + 1 { starts[symbol + 1] += starts[symbol] }
    places = GrowingBuffer(capacity: max(1, total))
    for _ in 0..<total { places.append(Place(file: 0, occurrence: 0)) }
    let places = places.base
    // Each symbol's beginning goes up to its end, which is the next one's beginning.
    Self.forEachReference(in: facts) { symbol, place in
      places[Int(starts[Int(symbol) + 1])] = place
      starts[Int(symbol) + 1] += 1
    }
  }

  /// The places of a symbol, by file and in the order of the file's record.
  func places(of symbol: Int32) -> UnsafeBufferPointer<Place> {
    let (start, end) = (Int(starts.base[Int(symbol)]), Int(starts.base[Int(symbol) + 1]))
    return UnsafeBufferPointer(start: places.base + start, count: end - start)
  }

  @inline(__always)
  private static func forEachReference(in facts: Facts, _ body: (Int32, Place) -> Void) {
    for file in facts.files.indices {
      let (record, numbers) = (facts.files[file].record, facts.files[file].numbers.base)
      let occurrences = record.occurrences.base
      for index in 0..<record.occurrences.count
      where occurrences[index].roles.rawValue & Roles.reference.rawValue != 0 {
        body(
          numbers[Int(occurrences[index].symbol)],
          Place(file: Int32(file), occurrence: Int32(index)))
      }
    }
  }
}
