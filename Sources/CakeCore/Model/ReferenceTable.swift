/// Where each symbol is referred to in the program's files, gathered in one reading of them.
final class ReferenceTable {
  private let facts: Facts
  /// For each symbol, where its places begin among all: they end where the next one's begin.
  private let starts: GrowingBuffer<Int32>
  /// The numbers of occurrences, counted through all files.
  private let places: GrowingBuffer<Int32>
  /// The number of each file's first occurrence, and of the one after the last.
  private var firsts: [Int32] = [0]

  init(_ facts: Facts) {
    self.facts = facts
    starts = GrowingBuffer(repeating: 0, count: facts.symbols.count + 2)
    let starts = starts.base
    Self.forEachReference(in: facts) { symbol, _ in starts[symbol + 2] += 1 }
    for symbol in 0...facts.symbols.count { starts[symbol + 1] += starts[symbol] }
    places = GrowingBuffer(repeating: 0, count: Int(starts[facts.symbols.count + 1]))
    let places = places.base
    // Each symbol's beginning goes up to its end, which is the next one's beginning.
    Self.forEachReference(in: facts) { symbol, place in
      places[Int(starts[symbol + 1])] = place
      starts[symbol + 1] += 1
    }
    for file in facts.files { firsts.append(firsts.last! + Int32(file.record.occurrences.count)) }
  }

  /// The references to some symbols, by file and place, in the files that are wanted.
  func references(to symbols: Set<Int32>, in isWanted: (Facts.File) -> Bool) -> [Reference] {
    var numbers: [Int32] = []
    for symbol in symbols {
      let (start, end) = (Int(starts.base[Int(symbol)]), Int(starts.base[Int(symbol) + 1]))
      numbers += UnsafeBufferPointer(start: places.base + start, count: end - start)
    }
    if symbols.count > 1 { numbers.sort() }
    var found: [Reference] = []
    found.reserveCapacity(numbers.count)
    var (file, isIn) = (-1, false)
    for number in numbers {
      if file < 0 || number >= firsts[file + 1] {
        file = self.file(of: number)
        isIn = isWanted(facts.files[file])
      }
      if isIn { found.append(reference(Int(number - firsts[file]), in: file)) }
    }
    return found
  }

  private func reference(_ index: Int, in file: Int) -> Reference {
    let occurrence = facts.files[file].record.occurrences.base[index]
    let symbol = facts.files[file].numbers.base[Int(occurrence.symbol)]
    return Reference(symbol: symbol, file: file, index: index, occurrence: occurrence)
  }

  private func file(of number: Int32) -> Int {
    firsts.indices.partitioningIndex(where: { firsts[$0] > number }) - 1
  }

  /// Calls with each reference's symbol and its number among the occurrences of all files.
  @inline(__always)
  private static func forEachReference(in facts: Facts, _ body: (Int, Int32) -> Void) {
    var number: Int32 = 0
    for file in facts.files.indices {
      let (record, numbers) = (facts.files[file].record, facts.files[file].numbers.base)
      let occurrences = record.occurrences.base
      for index in 0..<record.occurrences.count {
        if occurrences[index].roles.rawValue & Roles.reference.rawValue != 0 {
          body(Int(numbers[Int(occurrences[index].symbol)]), number)
        }
        number += 1
      }
    }
  }
}
