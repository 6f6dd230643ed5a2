import CSodium
import Foundation

/// What to keep of a password: enough to know it again, not enough to tell it.
///
/// It is Argon2id's, made by libsodium. As text it carries its method, work and salt, so that all three
/// may change for passwords to come: `$argon2id$v=19$m=65536,t=2,p=1$<salt>$<key>`. What earlier
/// versions of the sample kept, `pbkdf2-sha256$600000$<salt>$<key>`, is read, and never written.
public struct PasswordHash: Sendable, LosslessStringConvertible {
  /// How much work a password is, for us and for whoever has stolen the hash.
  public struct Work: Hashable, Sendable {
    let passes: UInt64
    let bytes: Int

    /// What libsodium advises where somebody waits: 64 MiB, gone through twice.
    public static let interactive = Work(
      passes: UInt64(crypto_pwhash_opslimit_interactive()),
      bytes: crypto_pwhash_memlimit_interactive())

    /// As little as there is. It is quick, and no protection at all.
    public static let least = Work(
      passes: UInt64(crypto_pwhash_opslimit_min()), bytes: crypto_pwhash_memlimit_min())
  }

  private enum Method {
    case argon2id(String)
    case pbkdf2(OldPasswordHash)
  }

  private let method: Method

  /// Hashes a password, with a salt of its own: equal passwords don't look equal.
  ///
  /// It takes a processor's time and the work's memory. A password that is composed differently by
  /// different keyboards is still the same.
  public init(of password: String, work: Work) throws(PasswordError) {
    Sodium.start()
    var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
    let bytes = password.canonicalBytes
    guard
      crypto_pwhash_str(&text, bytes, UInt64(bytes.count), work.passes, work.bytes) == 0
    else { throw .outOfMemory }
    method = .argon2id(
      String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Reads a hash that was written as text. Nil if it is something else.
  public init?(_ description: String) {
    if let old = OldPasswordHash(description) {
      method = .pbkdf2(old)
    } else if description.utf8.count < crypto_pwhash_strbytes(),
      description.hasPrefix(String(cString: crypto_pwhash_strprefix())),
      // It has no work at all if it can't be read.
      Self.comparedWork(of: description, with: .least) != -1
    {
      method = .argon2id(description)
    } else {
      return nil
    }
  }

  public var description: String {
    switch method {
    case .argon2id(let text): text
    case .pbkdf2(let old): old.description
    }
  }

  /// Whether it is the hash of this password. How long that takes does not tell how close it is.
  public func matches(_ password: String) -> Bool {
    let bytes = password.canonicalBytes
    switch method {
    case .argon2id(let text):
      Sodium.start()
      return crypto_pwhash_str_verify(text, bytes, UInt64(bytes.count)) == 0
    case .pbkdf2(let old): return old.matches(bytes)
    }
  }

  /// Whether a new password would be hashed by another method, or with other work.
  ///
  /// Only its owner can renew it, since nobody else has the password: when they log in.
  public func isOutdated(for work: Work) -> Bool {
    switch method {
    case .argon2id(let text): Self.comparedWork(of: text, with: work) != 0
    case .pbkdf2: true
    }
  }

  /// Zero if they are the same, one if they differ, minus one for what is no hash.
  private static func comparedWork(of text: String, with work: Work) -> Int32 {
    crypto_pwhash_str_needs_rehash(text, work.passes, work.bytes)
  }
}

/// Why there is no hash.
public enum PasswordError: Error, Hashable, CustomStringConvertible {
  case outOfMemory

  public var description: String { "there is not enough memory to hash a password" }
}

extension String {
  fileprivate var canonicalBytes: [UInt8] { Array(precomposedStringWithCanonicalMapping.utf8) }
}
