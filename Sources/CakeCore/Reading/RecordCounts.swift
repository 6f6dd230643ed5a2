/// How much of each kind a record's facts have: what their block of bytes begins with.
struct RecordCounts: BitwiseCopyable {
  var symbols: Int32
  var occurrences: Int32
  var relations: Int32
  var definitions: Int32
  var text: Int32
  var reserved: Int32 = 0
}

extension RecordCounts {
  /// What a block says that others may have written; nil where it is not the block's own length.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= MemoryLayout<RecordCounts>.size else { return nil }
    self = bytes.load(as: RecordCounts.self)
    guard min(symbols, occurrences, relations, definitions, text) >= 0,
      RecordPlaces(self).end == bytes.count
    else { return nil }
  }
}

/// Where each kind lies in the block. Five counts of 31 bits can't overflow it.
struct RecordPlaces {
  let symbols: Range<Int>
  let occurrences: Range<Int>
  let relations: Range<Int>
  let definitions: Range<Int>
  let text: Range<Int>
  /// Where the block ends: with a whole word.
  let end: Int

  init(_ counts: RecordCounts) {
    var end = MemoryLayout<RecordCounts>.size
    func next<Element>(_ count: Int32, _: Element.Type) -> Range<Int> {
      let start = end
      end += Int(count) * MemoryLayout<Element>.stride
      return start..<end
    }
    symbols = next(counts.symbols, RecordFacts.Symbol.self)
    occurrences = next(counts.occurrences, RecordFacts.Occurrence.self)
    relations = next(counts.relations, RecordFacts.Relation.self)
    definitions = next(counts.definitions, Int32.self)
    text = next(counts.text, UInt8.self)
    self.end = (end + 7) & ~7
  }
}
