import AccountsInterface
import AccountsLocal
import CoffeeShopsTesting
import Foundation
import LayerCakeEffects
import LayerCakeTesting
import Passwords
import StoreFile
import StoreInterface
import Testing

/// Accounts on a real store and with real hashes, though of less work than is safe.
struct LocalAccountsTests {
  let folder: TemporaryFolder
  var dependencies: AccountsTestDependencies

  init() throws {
    folder = try TemporaryFolder()
    dependencies = AccountsTestDependencies(
      credentialStore: .file(at: folder.file("credentials.json")), date: .constant(.someday),
      randomNumbers: .seeded(1), uuid: .incrementing(),
      accountStore: FileStore(file: folder.file("store.json")))
  }

  /// The accounts, as another run of the program would find them.
  func accounts() -> LocalAccounts { LocalAccounts(work: .least, dependencies: dependencies) }

  @Test func `A new account is logged in, also in the next run`() async throws {
    let session = try await accounts().createAccount(name: "Ada", password: "a good cup")
    #expect(session.account == Account(id: UUID(number: 1), name: "Ada", memberSince: .someday))
    #expect(try await accounts().currentSession() == session)
  }

  @Test func `Who logs out is logged out, also in the next run`() async throws {
    let accounts = accounts()
    _ = try await accounts.createAccount(name: "ada", password: "a good cup")
    try await accounts.logOut()
    #expect(try await accounts.currentSession() == nil)
    #expect(try await self.accounts().currentSession() == nil)
    await #expect(throws: AccountError.logInFirst) { try await accounts.logOut() }
  }

  @Test func `The right password logs in, in any case of the name`() async throws {
    let accounts = accounts()
    let first = try await accounts.createAccount(name: "Ada", password: "a good cup")
    try await accounts.logOut()
    #expect(try await accounts.logIn(name: "aDA", password: "a good cup") == first)
    #expect(try await self.accounts().currentSession() == first)
  }

  @Test func `A wrong password or name logs nobody in, and does not tell which it was`()
    async throws
  {
    let accounts = accounts()
    _ = try await accounts.createAccount(name: "ada", password: "a good cup")
    try await accounts.logOut()
    for (name, password) in [("ada", "a bad cup"), ("bob", "a good cup"), ("", "")] {
      await #expect(throws: AccountError.wrongNameOrPassword) {
        try await accounts.logIn(name: name, password: password)
      }
    }
    #expect(try await accounts.currentSession() == nil)
  }

  @Test func `One at a time: the other must log out first`() async throws {
    let accounts = accounts()
    _ = try await accounts.createAccount(name: "ada", password: "a good cup")
    let error = AccountError.logOutFirst(name: "ada")
    await #expect(throws: error) { try await accounts.logIn(name: "ada", password: "a good cup") }
    await #expect(throws: error) {
      try await accounts.createAccount(name: "bob", password: "a good cup")
    }
  }

  @Test(arguments: [
    ("", AccountError.unusableName("")),
    ("a b", .unusableName("a b")),
    ("a\u{1B}[2J", .unusableName("a\u{1B}[2J")),
    (String(repeating: "x", count: 33), .unusableName(String(repeating: "x", count: 33))),
    ("ADA", .nameTaken("ADA")),
  ])
  func `A name that won't do is refused`(name: String, error: AccountError) async throws {
    let accounts = accounts()
    _ = try await accounts.createAccount(name: "ada", password: "a good cup")
    try await accounts.logOut()
    await #expect(throws: error) {
      try await accounts.createAccount(name: name, password: "a good cup")
    }
  }

  @Test func `A password has at least eight characters, of any script`() async throws {
    let accounts = accounts()
    await #expect(throws: AccountError.passwordTooShort(minimum: 8)) {
      try await accounts.createAccount(name: "ada", password: "1234567")
    }
    _ = try await accounts.createAccount(name: "José.ß-9_", password: "пароль-8")
  }

  @Test func `Neither password nor token is anywhere in the store`() async throws {
    _ = try await accounts().createAccount(name: "ada", password: "a good cup")
    let token = try #require(try dependencies.credentialStore.token())
    #expect(token.count == 32)
    let store = try String(contentsOf: folder.file("store.json"), encoding: .utf8)
    // The values of the file are JSON in base 64.
    let values = store.split(separator: "\"").compactMap { Data(base64Encoded: String($0)) }
      .map { String(decoding: $0, as: UTF8.self) }
    #expect(values.contains { $0.contains("$argon2id$") })
    let encoded = Data(token).base64EncodedString()
    for text in values + [store] {
      #expect(!text.contains("a good cup"))
      #expect(!text.contains(encoded) && !text.contains(encoded.replacing("/", with: "\\/")))
    }
  }

  @Test func `A token that the store does not know is nobody's`() async throws {
    _ = try await accounts().createAccount(name: "ada", password: "a good cup")
    try dependencies.credentialStore.setToken(Array(repeating: 7, count: 32))
    #expect(try await accounts().currentSession() == nil)
    await #expect(throws: AccountError.logInFirst) { try await accounts().logOut() }
  }

  @Test func `Each account has its own salt, and each session its own token`() async throws {
    let accounts = accounts()
    var (hashes, tokens) = (Set<String>(), Set<[UInt8]>())
    for name in ["ada", "bob"] {
      _ = try await accounts.createAccount(name: name, password: "a good cup")
      hashes.insert(try #require(await dependencies.accountStore.account(key: name)).passwordHash)
      tokens.insert(try #require(try dependencies.credentialStore.token()))
      try await accounts.logOut()
    }
    #expect(hashes.count == 2)
    #expect(tokens.count == 2)
  }

  @Test(arguments: ["a good cup", "a bad cup"])
  func `A hash of an earlier version lets its owner in once more, and is then renewed`(
    password: String
  ) async throws {
    let store = dependencies.accountStore
    let old = StoredAccount(
      account: .named("ada"),
      passwordHash: "pbkdf2-sha256$1000$b2xkIHNhbHQ=$famRqXh1S39yxcUrl6aWCjgTBwEGPGw6vssB2N5W2HI=")
    try await store.add(old, session: SessionDigest(text: "ended"))
    do {
      let session = try await accounts().logIn(name: "ada", password: password)
      #expect(session.account == old.account)
      #expect(password == "a good cup")
      let renewed = try #require(await store.account(key: "ada")).passwordHash
      #expect(renewed.hasPrefix("$argon2id$"))
      try await accounts().logOut()
      _ = try await accounts().logIn(name: "ada", password: password)
      #expect(try await store.account(key: "ada")?.passwordHash == renewed, "renewed only once")
    } catch AccountError.wrongNameOrPassword {
      #expect(password == "a bad cup")
      #expect(try await store.account(key: "ada") == old, "a wrong password changes nothing")
    }
  }

  @Test func `A hash of less work is renewed as well`() async throws {
    let weak = accounts()
    _ = try await weak.createAccount(name: "ada", password: "a good cup")
    try await weak.logOut()
    let strong = LocalAccounts(dependencies: dependencies)
    _ = try await strong.logIn(name: "ada", password: "a good cup")
    let hash = try #require(await dependencies.accountStore.account(key: "ada")).passwordHash
    #expect(hash.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
  }

  @Test mutating func `A store that does not work is an error in the store's words`() async throws {
    let missing = folder.file("nowhere/store.json")
    dependencies.accountStore = FileStore(file: missing)
    let error = await #expect(throws: AccountError.self) {
      try await accounts().createAccount(name: "ada", password: "a good cup")
    }
    #expect(error?.description.contains("nowhere/store.json") == true)
    #expect(try dependencies.credentialStore.token() == nil, "nobody is logged in by half")
  }
}
