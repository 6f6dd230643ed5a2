/// What names contents: 128 bits that two different ones share by no accident worth fearing.
package struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private var count: UInt64 = 0

  /// Adds bytes and where they end, so that no two lists of parts look the same.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      add(word: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset += 8
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while offset < bytes.count {
      rest |= UInt64(bytes[offset]) << shift
      shift += 8
      offset += 1
    }
    add(word: rest)
    add(word: UInt64(bytes.count) | 1 << 63)
  }

  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ other: ContentHash) {
    add(word: other.first)
    add(word: other.second)
    add(word: other.count)
  }

  private mutating func add(word: UInt64) {
    count &+= 1
    first = Self.mixed(first ^ word &* 0x9FB2_1C65_1E98_DF25)
    second = Self.mixed((second &+ word) ^ (count &* 0xA24B_AED4_963E_E407))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let (high, low) = (value ^ value >> 32).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return high ^ low
  }

  /// Both halves.
  var words: (UInt64, UInt64) { (first, second ^ count) }

  /// Both halves in the digits that file names take.
  package var text: String { Self.digits(first) + Self.digits(second ^ count) }

  private static func digits(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  init() {}

  init(_ bytes: [UInt8]) { add(bytes) }

  /// Of texts in their order.
  package init(of texts: [String]) { for text in texts { add(text) } }
}
