/// Where each name stands among some identifiers of a text, without a `String` for each of them.
struct NamePlaces {
  private struct Place {
    var number: UInt64
    var token: Int
  }

  private let source: SourceText
  /// By the numbers of their names, and among equal ones in order.
  private let places: [Place]

  /// - Parameter identifiers: Tokens in order.
  init(of identifiers: [Int], in source: SourceText) {
    self.source = source
    places = identifiers.map { Place(number: source.nameBytes(at: $0, Self.number), token: $0) }
      .sorted { ($0.number, $0.token) < ($1.number, $1.token) }
  }

  /// The tokens that are a name, with or without backticks, in order.
  func tokens(named name: String) -> [Int] {
    var name = name
    return name.withUTF8 { bytes in
      let name = UnsafeRawBufferPointer(bytes)
      let number = Self.number(name)
      let first = places.indices.partitioningIndex(where: { places[$0].number >= number })
      var found: [Int] = []
      for place in places[first...] {
        guard place.number == number else { break }
        if source.nameBytes(at: place.token, { $0.isEqual(to: name) }) {
          found.append(place.token)
        }
      }
      return found
    }
  }

  /// What equal names share, and few others: their first and last bytes, and how many they are.
  private static func number(_ name: UnsafeRawBufferPointer) -> UInt64 {
    var words: (UInt64, UInt64) = (0, UInt64(name.count))
    if name.count >= 8 {
      words.0 = name.loadUnaligned(as: UInt64.self)
      words.1 ^= name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
    } else {
      for byte in name { words.0 = words.0 << 8 | UInt64(byte) }
    }
    return words.0 ^ words.1 &* 0x9E37_79B9_7F4A_7C15
  }
}
