/// Where each name stands among some identifiers of a text, without a `String` for each of them.
struct NamePlaces {
  private let source: SourceText
  private let identifiers: [Int]
  /// By what equal names share, the first identifier that may be the name; -1 where there is none.
  private var first: [Int]
  /// By identifier the next one that shares it.
  private var next: [Int]

  /// - Parameter identifiers: Tokens in order.
  init(of identifiers: [Int], in source: SourceText) {
    self.source = source
    self.identifiers = identifiers
    var count = 16
    while count < identifiers.count { count *= 2 }
    first = Array(repeating: -1, count: count)
    next = Array(repeating: -1, count: identifiers.count)
    // From the last to the first, so that each leads to a later one.
    var index = identifiers.count - 1
    while index >= 0 {
      let bucket = source.nameBytes(at: identifiers[index], Self.number) & (count - 1)
      next[index] = first[bucket]
      first[bucket] = index
      index -= 1
    }
  }

  /// The tokens that are a name, with or without backticks, in order.
  func tokens(named name: String) -> [Int] {
    var name = name
    return name.withUTF8 { bytes in
      let name = UnsafeRawBufferPointer(bytes)
      var found: [Int] = []
      var index = first[Self.number(name) & (first.count - 1)]
      while index >= 0 {
        if source.nameBytes(at: identifiers[index], { $0.isEqual(to: name) }) {
          found.append(identifiers[index])
        }
        index = next[index]
      }
      return found
    }
  }

  /// What equal names share, and few others: their first and last bytes, and how many they are.
  private static func number(_ name: UnsafeRawBufferPointer) -> Int {
    var words: (UInt64, UInt64) = (0, UInt64(name.count))
    if name.count >= 8 {
      words.0 = name.loadUnaligned(as: UInt64.self)
      words.1 ^= name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
    } else {
      for byte in name { words.0 = words.0 << 8 | UInt64(byte) }
    }
    let product = words.0.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low ^ words.1)
  }
}
