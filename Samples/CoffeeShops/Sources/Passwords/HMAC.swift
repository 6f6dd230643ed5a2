/// HMAC-SHA-256, as RFC 2104 has it, with its key taken in once for many messages.
public struct HMAC: Sendable {
  /// The states after the first block of the inner and of the outer hash.
  private let inner: SIMD8<UInt32>
  private let outer: SIMD8<UInt32>
  private let innerKey: [UInt8]
  private let outerKey: [UInt8]

  public init(key: [UInt8]) {
    let key = key.count > 64 ? SHA256.digest(key) : key
    let padded = key + repeatElement(0, count: 64 - key.count)
    innerKey = padded.map { $0 ^ 0x36 }
    outerKey = padded.map { $0 ^ 0x5c }
    inner = compress(SHA256.start, words(of: innerKey))
    outer = compress(SHA256.start, words(of: outerKey))
  }

  /// Returns the code of a message.
  public func code(of message: [UInt8]) -> [UInt8] {
    SHA256.digest(outerKey + SHA256.digest(innerKey + message))
  }

  /// Returns the code of a message that is a code itself: two blocks, no memory, the same result.
  func code(of message: SIMD8<UInt32>) -> SIMD8<UInt32> {
    compress(outer, Self.lastBlock(compress(inner, Self.lastBlock(message))))
  }

  /// 32 bytes after a block of 64, and their padding: a one, zeros, the length in bits.
  private static func lastBlock(_ words: SIMD8<UInt32>) -> SIMD16<UInt32> {
    SIMD16(lowHalf: words, highHalf: [0x8000_0000, 0, 0, 0, 0, 0, 0, (64 + 32) * 8])
  }
}
