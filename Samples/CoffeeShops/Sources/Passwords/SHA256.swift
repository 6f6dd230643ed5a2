/// SHA-256, as RFC 6234 has it.
///
/// It is here because a sample with a database should not store passwords in clear, and should not
/// need a package to do better. An app takes CryptoKit or Swift Crypto.
public struct SHA256: Sendable {
  private var state = SHA256.start
  /// The bytes that don't fill a block yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  public init() {
    pending.reserveCapacity(64)
  }

  /// Returns the digest of some bytes.
  public static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  public mutating func update(_ bytes: [UInt8]) {
    byteCount += UInt64(bytes.count)
    for byte in bytes {
      pending.append(byte)
      if pending.count == 64 { takePending() }
    }
  }

  /// Returns the digest of all bytes so far. Further ones go into another.
  public func finish() -> [UInt8] {
    var last = self
    last.pending.append(0x80)
    if last.pending.count > 56 {
      last.pending += repeatElement(0, count: 64 - last.pending.count)
      last.takePending()
    }
    last.pending += repeatElement(0, count: 56 - last.pending.count)
    let bitCount = byteCount &* 8
    last.pending += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }
    last.takePending()
    return bytes(of: last.state)
  }

  private mutating func takePending() {
    state = compress(state, words(of: pending))
    pending.removeAll(keepingCapacity: true)
  }

  static let start: SIMD8<UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
}

/// The 16 words of a block's 64 bytes.
func words(of block: [UInt8]) -> SIMD16<UInt32> {
  var words = SIMD16<UInt32>()
  for index in 0..<16 {
    words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[4 * index + $1]) }
  }
  return words
}

/// The bytes of a state: the digest, if it is the last one.
func bytes(of state: SIMD8<UInt32>) -> [UInt8] {
  state.indices.flatMap { index in
    (0..<4).map { UInt8(truncatingIfNeeded: state[index] >> (24 - 8 * $0)) }
  }
}

/// Takes one block into the state.
func compress(_ state: SIMD8<UInt32>, _ block: SIMD16<UInt32>) -> SIMD8<UInt32> {
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
    for index in 0..<16 { schedule[index] = block[index] }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    roundConstants.withUnsafeBufferPointer { constants in
      for index in 0..<64 {
        let choice = (e & f) ^ (~e & g)
        let sum = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
        let first = h &+ sum &+ choice &+ constants[index] &+ schedule[index]
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
    }
    return state &+ SIMD8(a, b, c, d, e, f, g, h)
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
