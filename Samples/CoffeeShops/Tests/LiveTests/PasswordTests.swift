import Testing

@testable import Passwords

/// What is kept of passwords, and what earlier versions have kept.
struct PasswordTests {
  @Test func `A hash knows its password again, and no other`() throws {
    let hash = try PasswordHash(of: "a good cup", work: .least)
    let read = try #require(PasswordHash(hash.description))
    #expect(read.description == hash.description)
    #expect(read.matches("a good cup"))
    for other in ["a good cuP", "a good cup ", "a good cu", ""] { #expect(!read.matches(other)) }
  }

  @Test func `The same password from another keyboard is the same`() throws {
    let hash = try PasswordHash(of: "caf\u{E9}", work: .least)
    #expect(hash.matches("cafe\u{301}"))
  }

  @Test func `Equal passwords do not look equal`() throws {
    let hashes = try (0..<2).map { _ in try PasswordHash(of: "same", work: .least).description }
    #expect(hashes[0] != hashes[1])
    #expect(!hashes[0].contains("same"))
  }

  @Test func `A hash is outdated once passwords take other work`() throws {
    let hash = try #require(PasswordHash(try PasswordHash(of: "same", work: .least).description))
    #expect(!hash.isOutdated(for: .least))
    #expect(hash.isOutdated(for: .interactive))
  }

  /// What Python's `hashlib.pbkdf2_hmac` makes of it.
  @Test func `A hash of an earlier version is read, and always outdated`() throws {
    let text = "pbkdf2-sha256$1000$b2xkIHNhbHQ=$famRqXh1S39yxcUrl6aWCjgTBwEGPGw6vssB2N5W2HI="
    let hash = try #require(PasswordHash(text))
    #expect(hash.matches("a good cup"))
    #expect(!hash.matches("a bad cup"))
    #expect(hash.description == text)
    #expect(hash.isOutdated(for: .least) && hash.isOutdated(for: .interactive))
  }

  @Test(arguments: [
    ("passwd", "salt", 1, "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"),
    (
      "Password", "NaCl", 80_000, "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
    ),
  ])
  func `PBKDF2 is that of RFC 7914`(password: String, salt: String, iterations: Int, key: String) {
    let derived = pbkdf2(
      password: Array(password.utf8), salt: Array(salt.utf8), iterations: iterations)
    #expect(hex(derived) == key)
  }

  @Test func `SHA-256 is that of RFC 6234`() {
    #expect(
      hex(sha256(Array("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test(arguments: [
    "", "same", "pbkdf2-sha256$0$AQ==$AAAA", "pbkdf2-sha256$1$AQ==$AAAA", "md5$1$AQ==$AAAA",
    "pbkdf2-sha256$x$AQ==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    "$argon2id$", "$argon2id$v=19$m=65536,t=2,p=1$AQ$AQ", "$argon2i$v=19$m=8,t=1,p=1$AQ$AQ",
    "$argon2id$" + String(repeating: "x", count: 200),
  ])
  func `What is no hash is not read as one`(text: String) {
    #expect(PasswordHash(text) == nil)
  }
}

private func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
