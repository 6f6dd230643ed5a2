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

  let text = GrowingBuffer<UInt8>(capacity: 8192)
  let symbols = GrowingBuffer<Symbol>(capacity: 256)
  let occurrences = GrowingBuffer<Occurrence>(capacity: 512)
  let relations = GrowingBuffer<Relation>(capacity: 512)

  func name(of symbol: Int) -> UnsafeRawBufferPointer {
    let symbol = symbols.base[symbol]
    return .init(start: text.base + Int(symbol.nameStart), count: Int(symbol.nameCount))
  }

  func usr(of symbol: Int) -> UnsafeRawBufferPointer {
    let symbol = symbols.base[symbol]
    return .init(start: text.base + Int(symbol.usrStart), count: Int(symbol.usrCount))
  }
}
