/// What tells whether bytes are still those that were written; four words at a time, for it goes over
/// everything that is kept whenever that is read.
struct Checksum: Equatable, BitwiseCopyable {
  private var first: UInt64
  private var second: UInt64

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Of nothing that anybody has written.
  static let none = Checksum(first: 0, second: 0)

  private init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    // Four numbers and no vector: an optimised build makes one of them, and in any other the
    // operators of vectors are loops.
    var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    var offset = 0
    while offset + 32 <= bytes.count {
      let words = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
      lanes = Self.step(lanes, words)
      offset += 32
    }
    var rest = SIMD4<UInt64>.zero
    while offset < bytes.count {
      rest[offset / 8 % 4] |= UInt64(bytes[offset]) << (8 * UInt64(offset % 8))
      offset += 1
    }
    lanes = Self.step(lanes, rest)
    var hash = ContentHash()
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
      withUnsafeBytes(of: lane) { hash.add($0) }
    }
    withUnsafeBytes(of: bytes.count) { hash.add($0) }
    (first, second) = hash.words
  }

  /// Can be undone word by word, so that one word that differs always shows.
  private static func step(
    _ lanes: (UInt64, UInt64, UInt64, UInt64), _ words: SIMD4<UInt64>
  ) -> (UInt64, UInt64, UInt64, UInt64) {
    (
      step(lanes.0, words[0]), step(lanes.1, words[1]), step(lanes.2, words[2]),
      step(lanes.3, words[3])
    )
  }

  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (lane ^ word) &* factor
    return mixed ^ (mixed &>> 29)
  }
}
