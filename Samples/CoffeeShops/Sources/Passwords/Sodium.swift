import CSodium

/// libsodium, which wants to be started before anything else is asked of it.
enum Sodium {
  /// Starts it, once in a program. Without a source of randomness there is nothing to go on with.
  static func start() {
    precondition(hasStarted, "libsodium finds no source of randomness")
  }

  private static let hasStarted = sodium_init() >= 0
}

/// Returns the SHA-256 of some bytes.
public func sha256(_ bytes: [UInt8]) -> [UInt8] {
  Sodium.start()
  var digest = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
  crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
  return digest
}
