/// What one record says: the symbols of one source file and where they stand, by numbers that mean
/// something inside this value only.
final class RecordFacts {
  struct Symbol: BitwiseCopyable {
    var usrStart: Int32
    var usrCount: Int32
    var nameStart: Int32
    var nameCount: Int32
    var kind: SymbolKind
    var subkind: UInt16
    var usrHash: Int
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

  let text: GrowingBuffer<UInt8>
  let symbols: GrowingBuffer<Symbol>
  let occurrences: GrowingBuffer<Occurrence>
  let relations: GrowingBuffer<Relation>

  /// Nothing yet, with room for more.
  init() {
    text = GrowingBuffer(capacity: 8192)
    symbols = GrowingBuffer(capacity: 256)
    occurrences = GrowingBuffer(capacity: 512)
    relations = GrowingBuffer(capacity: 512)
  }

  /// What another says, without its room for more: a program has thousands of them.
  init(exactly other: RecordFacts) {
    text = GrowingBuffer(exactly: other.text)
    symbols = GrowingBuffer(exactly: other.symbols)
    occurrences = GrowingBuffer(exactly: other.occurrences)
    relations = GrowingBuffer(exactly: other.relations)
  }

  func removeAll() {
    text.removeAll()
    symbols.removeAll()
    occurrences.removeAll()
    relations.removeAll()
  }

  func name(of symbol: Int) -> UnsafeRawBufferPointer {
    let symbol = symbols.base[symbol]
    return .init(start: text.base + Int(symbol.nameStart), count: Int(symbol.nameCount))
  }

  func usr(of symbol: Int) -> UnsafeRawBufferPointer {
    let symbol = symbols.base[symbol]
    return .init(start: text.base + Int(symbol.usrStart), count: Int(symbol.usrCount))
  }
}
