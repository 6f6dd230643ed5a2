/// What was read of a unit, for the next time.
struct KeptItem: Sendable {
  var name: String
  /// What its file looked like before it was read; nil where that is not known.
  var stamp: FileStamp?
  var source: UnitSource
  /// Where something of it is kept, of this time or an earlier one.
  var place: KeptFacts.Place?
  /// Whether that is what was read.
  var isKept: Bool
  var record: Record?

  struct Record: Sendable {
    /// What the record's file looked like, the same way.
    var stamp: FileStamp?
    var facts: RecordFacts
    var isKept: Bool

    func isSettled(at moment: Int64) -> Bool { isKept || stamp?.isSettled(at: moment) ?? false }
  }
}

extension KeptItem {
  /// Whether it can be kept, or is: nobody writes to its file unseen from that moment on.
  func isSettled(at moment: Int64) -> Bool { isKept || stamp?.isSettled(at: moment) ?? false }

  /// Whether there is more to keep than there is.
  func isNews(at moment: Int64) -> Bool {
    guard isSettled(at: moment) else { return false }
    return !isKept || record.map { !$0.isKept && $0.isSettled(at: moment) } ?? false
  }

  /// The bytes of a file with these, which are in the order of their names.
  static func bytes(
    of items: [KeptItem], reader: UniqueName, shard: Int, of shards: Int
  ) -> GrowingBuffer<UInt8>? {
    var texts: [UInt8] = []
    func add(_ text: String) -> KeptText {
      let start = texts.count
      texts.append(contentsOf: text.utf8)
      return KeptText(
        start: UInt32(truncatingIfNeeded: start),
        count: UInt32(truncatingIfNeeded: texts.count - start))
    }
    var entries: [KeptEntry] = []
    for item in items {
      var entry = item.entry(add)
      entry.name = add(item.name)
      entries.append(entry)
    }
    while texts.count % 8 != 0 { texts.append(0) }
    let tableEnd =
      MemoryLayout<KeptHeader>.size + entries.count * MemoryLayout<KeptEntry>.stride + texts.count
    // What counts in 32 bits has to fit.
    guard tableEnd < Int(Int32.max) else { return nil }
    var length = tableEnd
    for (index, item) in items.enumerated() {
      guard let facts = item.record?.facts else { continue }
      entries[index].start = UInt64(length)
      entries[index].count = UInt64(facts.bytes.count)
      entries[index].checksum = Checksum(facts.bytes)
      length += facts.bytes.count
    }
    var header = KeptHeader(
      checksum: .none, reader: reader, shard: UInt32(shard), shards: UInt32(shards),
      entries: UInt32(entries.count), texts: UInt32(texts.count), length: UInt64(length))
    let bytes = GrowingBuffer<UInt8>(capacity: length)
    func append(_ part: UnsafeRawBufferPointer) {
      if let base = part.baseAddress { bytes.append(contentsOf: base, count: part.count) }
    }
    withUnsafeBytes(of: header) { append($0) }
    entries.withUnsafeBytes { append($0) }
    texts.withUnsafeBytes { append($0) }
    header.checksum = KeptShard.checksum(
      UnsafeRawBufferPointer(start: bytes.base, count: tableEnd)[...])
    UnsafeMutableRawPointer(bytes.base).storeBytes(of: header, as: KeptHeader.self)
    for case let record? in items.map(\.record) { append(record.facts.bytes) }
    return bytes
  }

  private func entry(_ add: (String) -> KeptText) -> KeptEntry {
    let none = KeptText(start: 0, count: 0)
    var entry = KeptEntry(
      unit: stamp ?? .none, record: record?.stamp ?? .none, name: none, module: none,
      mainFile: none,
      output: none, recordName: none, kind: KeptEntry.Kind.other, start: 0, count: 0,
      checksum: .none)
    switch source {
    case .other: break
    case .objectiveC(let file):
      entry.kind = KeptEntry.Kind.objectiveC
      entry.mainFile = add(file)
    case .swift(let unit):
      entry.kind =
        unit.record == nil ? KeptEntry.Kind.swiftWithoutRecord : KeptEntry.Kind.swift
      entry.module = add(unit.module)
      entry.mainFile = add(unit.mainFile)
      entry.output = add(unit.output)
      entry.recordName = add(unit.record ?? "")
    }
    return entry
  }
}
