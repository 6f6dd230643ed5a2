import Passwords
import Testing

/// The hashes against the vectors of the RFCs.
struct PasswordTests {
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    (
      "0123456701234567012345670123456701234567012345670123456701234567", 10,
      "594847328451bdfa85056225462cc1d867d877fb388df0ce35f25ab5562bfbb5"
    ),
  ])
  func `SHA-256 is that of RFC 6234`(text: String, count: Int, digest: String) {
    var hash = SHA256()
    for _ in 0..<count { hash.update(Array(text.utf8)) }
    #expect(hex(hash.finish()) == digest)
    #expect(hex(hash.finish()) == digest, "to finish changes nothing")
  }

  /// What RFC 4231 calls test cases 1 to 4, 6 and 7.
  private static let codes: [(key: [UInt8], message: [UInt8], code: String)] = [
    (
      Array(repeating: 0x0b, count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      Array(repeating: 0xaa, count: 20), Array(repeating: 0xdd, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      Array(1...25), Array(repeating: 0xcd, count: 50),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
    ),
    (
      Array(repeating: 0xaa, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    (
      Array(repeating: 0xaa, count: 131),
      Array(
        ("This is a test using a larger than block-size key and a larger than block-size data. "
          + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
  ]

  @Test(arguments: codes)
  func `HMAC is that of RFC 4231`(key: [UInt8], message: [UInt8], code: String) {
    #expect(hex(HMAC(key: key).code(of: message)) == code)
  }

  @Test(arguments: [
    (
      "passwd", "salt", 1,
      "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"
    ),
    (
      "Password", "NaCl", 80_000,
      "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
        + "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d"
    ),
  ])
  func `PBKDF2 is that of RFC 7914`(password: String, salt: String, iterations: Int, key: String) {
    for count in [64, 33, 0] {
      let derived = pbkdf2(
        password: Array(password.utf8), salt: Array(salt.utf8), iterations: iterations,
        byteCount: count)
      #expect(hex(derived) == key.prefix(2 * count))
    }
  }

  @Test func `A hash knows its password again, and no other`() throws {
    let hash = PasswordHash(of: "a good cup", salt: [1, 2, 3], iterations: 10)
    let read = try #require(PasswordHash(hash.description))
    #expect(read.description == hash.description)
    #expect(read.matches("a good cup"))
    for other in ["a good cuP", "a good cup ", "a good cu", ""] { #expect(!read.matches(other)) }
  }

  @Test func `The same password from another keyboard is the same`() {
    let hash = PasswordHash(of: "caf\u{E9}", salt: [1], iterations: 1)
    #expect(hash.matches("cafe\u{301}"))
  }

  @Test func `Equal passwords with different salts do not look equal`() {
    let hashes = [[1], [2]].map { PasswordHash(of: "same", salt: $0, iterations: 1).description }
    #expect(hashes[0] != hashes[1])
    #expect(!hashes[0].contains("same"))
  }

  @Test(arguments: [
    "", "same", "pbkdf2-sha256$0$AQ==$AAAA", "pbkdf2-sha256$1$AQ==$AAAA", "md5$1$AQ==$AAAA",
    "pbkdf2-sha256$x$AQ==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
  ])
  func `What is no hash is not read as one`(text: String) {
    #expect(PasswordHash(text) == nil)
  }
}

private func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
