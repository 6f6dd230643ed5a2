/// What one record says: the symbols of one source file and where they stand, by numbers that mean
/// something inside this value only.
///
/// All of it is one block of plain bytes, so that it can be kept in a file and used where it lies.
///
/// Sendable because nothing changes once it is made.
final class RecordFacts: @unchecked Sendable {
  struct Symbol: BitwiseCopyable {
    var usr: UniqueName
    var usrStart: Int32
    var usrCount: Int32
    var nameStart: Int32
    var nameCount: Int32
    var kind: SymbolKind
    var subkind: UInt16
    /// No byte of what is kept is left to chance.
    var reserved: UInt32 = 0
  }

  struct Occurrence: BitwiseCopyable {
    var symbol: Int32
    var roles: Roles
    var line: Int32
    var column: Int32
    /// The declaration whose body or signature holds it, accessors counted as their property.
    var container: Int32
  }

  /// A relation of a definition or of a clause: member of, base of, overrides, extends.
  struct Relation: BitwiseCopyable {
    var occurrence: Int32
    var role: Roles
    var symbol: Int32
  }

  let symbols: PlainRun<Symbol>
  let occurrences: PlainRun<Occurrence>
  let relations: PlainRun<Relation>
  /// The occurrences that are definitions.
  let definitions: PlainRun<Int32>
  private let text: UnsafePointer<UInt8>
  /// The whole block.
  let bytes: UnsafeRawBufferPointer
  /// What the block is a part of; nil where it stands alone, to be freed.
  private let owner: AnyObject?

  private init(_ bytes: UnsafeRawBufferPointer, _ places: RecordPlaces, owner: AnyObject?) {
    func run<Element>(_ range: Range<Int>, _: Element.Type) -> PlainRun<Element> {
      PlainRun(
        base: (bytes.baseAddress! + range.lowerBound).assumingMemoryBound(to: Element.self),
        count: range.count / MemoryLayout<Element>.stride)
    }
    symbols = run(places.symbols, Symbol.self)
    occurrences = run(places.occurrences, Occurrence.self)
    relations = run(places.relations, Relation.self)
    definitions = run(places.definitions, Int32.self)
    text = run(places.text, UInt8.self).base
    self.bytes = bytes
    self.owner = owner
  }

  /// What was collected of a record, in no more memory than it takes.
  convenience init(_ draft: RecordDraft) {
    let counts = draft.counts
    let places = RecordPlaces(counts)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: places.end, alignment: 8)
    // The end of the last word.
    bytes.storeBytes(of: 0, toByteOffset: places.end - 8, as: UInt64.self)
    bytes.storeBytes(of: counts, as: RecordCounts.self)
    func copy<Element>(_ buffer: GrowingBuffer<Element>, to range: Range<Int>) {
      (bytes.baseAddress! + range.lowerBound).copyMemory(
        from: buffer.base, byteCount: buffer.count * MemoryLayout<Element>.stride)
    }
    copy(draft.symbols, to: places.symbols)
    copy(draft.occurrences, to: places.occurrences)
    copy(draft.relations, to: places.relations)
    copy(draft.definitions, to: places.definitions)
    copy(draft.text, to: places.text)
    self.init(UnsafeRawBufferPointer(bytes), places, owner: nil)
  }

  /// What a block says that others may have written; nil where it would lead out of itself.
  convenience init?(_ bytes: UnsafeRawBufferPointer, in owner: AnyObject) {
    guard let counts = RecordCounts(bytes) else { return nil }
    self.init(bytes, RecordPlaces(counts), owner: owner)
    guard isWhole(textCount: Int(counts.text)) else { return nil }
  }

  deinit { if owner == nil { bytes.deallocate() } }

  func name(of symbol: Int) -> UnsafeRawBufferPointer {
    let symbol = symbols.base[symbol]
    return .init(start: text + Int(symbol.nameStart), count: Int(symbol.nameCount))
  }

  func usr(of symbol: Int) -> UnsafeRawBufferPointer {
    let symbol = symbols.base[symbol]
    return .init(start: text + Int(symbol.usrStart), count: Int(symbol.usrCount))
  }

  /// Whether every number in it is one of something that is there.
  private func isWhole(textCount: Int) -> Bool {
    func isText(_ start: Int32, _ count: Int32) -> Bool {
      start >= 0 && count >= 0 && Int(start) + Int(count) <= textCount
    }
    // A negative number is a large one without its sign.
    let symbolCount = UInt32(symbols.count)
    let occurrenceCount = UInt32(occurrences.count)
    var isWhole = true
    for index in 0..<symbols.count {
      let symbol = symbols.base[index]
      isWhole =
        isWhole && isText(symbol.usrStart, symbol.usrCount)
        && isText(symbol.nameStart, symbol.nameCount)
    }
    for index in 0..<occurrences.count {
      let occurrence = occurrences.base[index]
      isWhole =
        isWhole && UInt32(bitPattern: occurrence.symbol) < symbolCount
        && (occurrence.container == -1
          || UInt32(bitPattern: occurrence.container) < symbolCount)
    }
    for index in 0..<relations.count {
      let relation = relations.base[index]
      isWhole =
        isWhole && UInt32(bitPattern: relation.symbol) < symbolCount
        && UInt32(bitPattern: relation.occurrence) < occurrenceCount
    }
    for index in 0..<definitions.count {
      isWhole = isWhole && UInt32(bitPattern: definitions.base[index]) < occurrenceCount
    }
    return isWhole
  }
}
