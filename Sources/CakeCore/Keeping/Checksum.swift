/// What tells whether bytes are still those that were written; four words at a time, for it goes over
/// everything that is kept whenever that is read.
struct Checksum: Equatable, BitwiseCopyable {
  private var first: UInt64
  private var second: UInt64

  /// Of nothing that anybody has written.
  static let none = Checksum(first: 0, second: 0)

  private init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    var lanes = Lanes()
    var offset = 0
    while offset + 32 <= bytes.count {
      lanes.add(bytes.loadUnaligned(fromByteOffset: offset, as: Lanes.Words.self))
      offset += 32
    }
    var rest: Lanes.Words = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &rest) { $0.copyBytes(from: bytes[offset...]) }
    lanes.add(rest)
    var hash = ContentHash()
    withUnsafeBytes(of: lanes.words) { hash.add($0) }
    withUnsafeBytes(of: bytes.count) { hash.add($0) }
    (first, second) = hash.words
  }

  /// Four numbers and no vector: an optimised build makes one of them, and in any other the operators
  /// of vectors are loops.
  private struct Lanes {
    typealias Words = (UInt64, UInt64, UInt64, UInt64)
    var words: Words = (1, 2, 3, 4)

    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Can be undone word by word, so that one word that differs always shows.
    mutating func add(_ other: Words) {
      let mixed = (
        (words.0 ^ other.0) &* Self.factor, (words.1 ^ other.1) &* Self.factor,
        (words.2 ^ other.2) &* Self.factor, (words.3 ^ other.3) &* Self.factor
      )
      words = (
        mixed.0 ^ (mixed.0 &>> 29), mixed.1 ^ (mixed.1 &>> 29), mixed.2 ^ (mixed.2 &>> 29),
        mixed.3 ^ (mixed.3 &>> 29)
      )
    }
  }
}
