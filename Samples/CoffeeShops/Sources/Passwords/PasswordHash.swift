import Foundation

/// What to keep of a password: enough to know it again, not enough to tell it.
///
/// As text it carries its method, work and salt, so that both may change for passwords to come:
/// `pbkdf2-sha256$600000$<salt>$<key>`.
public struct PasswordHash: Sendable, LosslessStringConvertible {
  private let iterations: Int
  private let salt: [UInt8]
  private let key: [UInt8]

  private static let method = "pbkdf2-sha256"
  private static let keyLength = 32

  /// Hashes a password.
  ///
  /// - Parameters:
  ///   - password: Composed differently by different keyboards, it is still the same password.
  ///   - salt: Random bytes, new for each password: equal passwords must not look equal.
  ///   - iterations: How much work it is. It takes the processor for as long.
  public init(of password: String, salt: [UInt8], iterations: Int) {
    self.iterations = iterations
    self.salt = salt
    key = Self.key(of: password, salt: salt, iterations: iterations)
  }

  /// Reads a hash that was written as text. Nil if it is something else.
  public init?(_ description: String) {
    let parts = description.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.method,
      let iterations = Int(parts[1]), iterations > 0,
      let salt = Data(base64Encoded: String(parts[2])),
      let key = Data(base64Encoded: String(parts[3])), key.count == Self.keyLength
    else { return nil }
    self.iterations = iterations
    self.salt = Array(salt)
    self.key = Array(key)
  }

  public var description: String {
    [
      Self.method, "\(iterations)", Data(salt).base64EncodedString(),
      Data(key).base64EncodedString(),
    ].joined(separator: "$")
  }

  /// Whether it is the hash of this password. How long that takes does not tell how close it is.
  public func matches(_ password: String) -> Bool {
    let other = Self.key(of: password, salt: salt, iterations: iterations)
    return zip(key, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func key(of password: String, salt: [UInt8], iterations: Int) -> [UInt8] {
    pbkdf2(
      password: Array(password.precomposedStringWithCanonicalMapping.utf8), salt: salt,
      iterations: iterations, byteCount: keyLength)
  }
}
