/// What a reader has collected of a record so far; one is used for many records.
final class RecordDraft {
  let text = GrowingBuffer<UInt8>(capacity: 8192)
  let symbols = GrowingBuffer<RecordFacts.Symbol>(capacity: 256)
  let occurrences = GrowingBuffer<RecordFacts.Occurrence>(capacity: 512)
  let relations = GrowingBuffer<RecordFacts.Relation>(capacity: 512)
  let definitions = GrowingBuffer<Int32>(capacity: 128)

  var counts: RecordCounts {
    RecordCounts(
      symbols: Int32(symbols.count), occurrences: Int32(occurrences.count),
      relations: Int32(relations.count), definitions: Int32(definitions.count),
      text: Int32(text.count))
  }

  func removeAll() {
    text.removeAll()
    symbols.removeAll()
    occurrences.removeAll()
    relations.removeAll()
    definitions.removeAll()
  }
}
