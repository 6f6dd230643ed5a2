import CSodium
import Foundation

/// A hash that an earlier version of the sample has written: PBKDF2 with HMAC-SHA-256.
struct OldPasswordHash: Sendable, LosslessStringConvertible {
  private let iterations: Int
  private let salt: [UInt8]
  private let key: [UInt8]

  private static let method = "pbkdf2-sha256"

  init?(_ description: String) {
    let parts = description.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.method,
      let iterations = Int(parts[1]), iterations > 0,
      let salt = Data(base64Encoded: String(parts[2])),
      let key = Data(base64Encoded: String(parts[3])), key.count == codeLength
    else { return nil }
    self.iterations = iterations
    self.salt = Array(salt)
    self.key = Array(key)
  }

  var description: String {
    [
      Self.method, "\(iterations)", Data(salt).base64EncodedString(),
      Data(key).base64EncodedString(),
    ].joined(separator: "$")
  }

  func matches(_ password: [UInt8]) -> Bool {
    let other = pbkdf2(password: password, salt: salt, iterations: iterations)
    return sodium_memcmp(key, other, codeLength) == 0
  }
}

private let codeLength = crypto_auth_hmacsha256_bytes()

/// Derives the first 32 bytes of a key by PBKDF2 with HMAC-SHA-256, as RFC 8018 has it.
func pbkdf2(password: [UInt8], salt: [UInt8], iterations: Int) -> [UInt8] {
  Sodium.start()
  var keyed = crypto_auth_hmacsha256_state()
  crypto_auth_hmacsha256_init(&keyed, password, password.count)
  func code(of message: [UInt8]) -> [UInt8] {
    var state = keyed
    var code = [UInt8](repeating: 0, count: codeLength)
    crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
    crypto_auth_hmacsha256_final(&state, &code)
    return code
  }

  var last = code(of: salt + [0, 0, 0, 1])
  var sum = last
  for _ in 1..<iterations {
    last = code(of: last)
    for index in sum.indices { sum[index] ^= last[index] }
  }
  return sum
}
