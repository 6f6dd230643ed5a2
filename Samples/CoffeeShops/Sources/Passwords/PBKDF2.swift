/// Derives a key from a password by PBKDF2 with HMAC-SHA-256, as RFC 8018 has it.
///
/// - Parameter iterations: How much work it is, for us and for whoever has stolen the result.
public func pbkdf2(
  password: [UInt8], salt: [UInt8], iterations: Int, byteCount: Int
) -> [UInt8] {
  precondition(iterations > 0 && byteCount >= 0)
  let hmac = HMAC(key: password)
  var key: [UInt8] = []
  var number: UInt32 = 1
  while key.count < byteCount {
    let counter = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    var code = state(of: hmac.code(of: salt + counter))
    var sum = code
    for _ in 1..<iterations {
      code = hmac.code(of: code)
      sum ^= code
    }
    key += bytes(of: sum)
    number += 1
  }
  return Array(key.prefix(byteCount))
}

private func state(of digest: [UInt8]) -> SIMD8<UInt32> {
  words(of: digest + repeatElement(0, count: 32)).lowHalf
}
