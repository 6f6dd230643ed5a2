/// One of the files of kept facts, as far as it can be trusted.
///
/// Whatever stands in it, nothing here reads outside of it: where a number leads is looked at first.
///
/// Sendable because nothing changes once it is made.
final class KeptShard: @unchecked Sendable {
  private let file: MappedFile
  private let entries: UnsafePointer<KeptEntry>
  private let texts: UnsafeRawBufferPointer
  let count: Int

  /// Nil where there is none, or one that is damaged, another tool's or of another store.
  init?(_ path: String, reader: UniqueName, shard: Int, of shards: Int) {
    let start = MemoryLayout<KeptHeader>.size
    guard let file = MappedFile(path), file.bytes.count >= start else { return nil }
    let header = file.bytes.load(as: KeptHeader.self)
    let end = start + Int(header.entries) * MemoryLayout<KeptEntry>.stride
    guard header.format == KeptHeader.format, header.reader == reader,
      header.shard == shard, header.shards == shards, header.length == file.bytes.count,
      end + Int(header.texts) <= file.bytes.count,
      header.checksum == Self.checksum(file.bytes[..<(end + Int(header.texts))])
    else { return nil }
    self.file = file
    entries = (file.bytes.baseAddress! + start).assumingMemoryBound(to: KeptEntry.self)
    texts = UnsafeRawBufferPointer(rebasing: file.bytes[end..<end + Int(header.texts)])
    count = Int(header.entries)
  }

  /// The checksum of a file's table, of which it takes the beginning itself.
  static func checksum(_ table: Swift.Slice<UnsafeRawBufferPointer>) -> Checksum {
    Checksum(UnsafeRawBufferPointer(rebasing: table.dropFirst(MemoryLayout<Checksum>.size)))
  }

  /// The entry of a unit, by its name; they stand in order.
  func entry(of unit: String) -> Int? {
    var unit = unit
    return unit.withUTF8 { name in
      let name = UnsafeRawBufferPointer(name)
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        guard let other = bytes(entries[middle].name) else { return nil }
        if other.precedes(name) { low = middle + 1 } else { high = middle }
      }
      guard low < count, let found = bytes(entries[low].name) else { return nil }
      return found.isEqual(to: name) ? low : nil
    }
  }

  func stamp(of entry: Int) -> FileStamp { entries[entry].unit }

  /// What the unit says, its time taken from the stamp.
  func source(of entry: Int, named name: String, number: Int) -> UnitSource? {
    let entry = entries[entry]
    guard let mainFile = text(entry.mainFile), !mainFile.utf8.contains(0) else { return nil }
    switch entry.kind {
    case KeptEntry.Kind.other: return .other
    case KeptEntry.Kind.objectiveC: return .objectiveC(mainFile)
    case KeptEntry.Kind.swift, KeptEntry.Kind.swiftWithoutRecord:
      guard let module = text(entry.module), let output = text(entry.output),
        let record = text(entry.recordName)
      else { return nil }
      return .swift(
        StoreUnit(
          name: name, number: number, module: module, mainFile: mainFile, output: output,
          record: entry.kind == KeptEntry.Kind.swift ? record : nil,
          stamp: entry.unit))
    default: return nil
    }
  }

  /// Whether facts of this record are there, right or wrong.
  func has(_ record: String, _ stamp: FileStamp, in entry: Int) -> Bool {
    let entry = entries[entry]
    guard entry.count > 0, entry.record == stamp, let name = bytes(entry.recordName) else {
      return false
    }
    var record = record
    return record.withUTF8 { name.isEqual(to: UnsafeRawBufferPointer($0)) }
  }

  func facts(of entry: Int) -> RecordFacts? {
    let entry = entries[entry]
    guard entry.start % 8 == 0, entry.start <= file.bytes.count,
      entry.count <= UInt64(file.bytes.count) - entry.start
    else { return nil }
    let start = Int(entry.start)
    let block = UnsafeRawBufferPointer(rebasing: file.bytes[start..<start + Int(entry.count)])
    guard Checksum(block) == entry.checksum else { return nil }
    return RecordFacts(block, in: file)
  }

  private func text(_ place: KeptText) -> String? {
    bytes(place).map { String(decoding: $0, as: UTF8.self) }
  }

  private func bytes(_ place: KeptText) -> UnsafeRawBufferPointer? {
    let end = Int(place.start) + Int(place.count)
    guard end <= texts.count else { return nil }
    return UnsafeRawBufferPointer(rebasing: texts[Int(place.start)..<end])
  }
}
