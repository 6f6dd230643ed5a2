public import AccountsInterface
import Foundation
public import LayerCakeEffects
public import Passwords
public import StoreInterface

/// What accounts on this machine need.
public typealias LocalAccountsDependencies =
  HasAccountStore & HasCredentialStore & HasDate & HasRandomNumbers & HasUUID

/// Accounts on this machine: in the store are hashes, in the credential store is a secret token.
public actor LocalAccounts: AccountManaging {
  private let store: any AccountStoring
  private let credentials: CredentialStore
  private let date: DateGenerator
  private let uuid: UUIDGenerator
  private let randomNumbers: RandomNumbers
  private let work: PasswordHash.Work

  static let shortestPassword = 8
  static let longestName = 32

  /// - Parameter work: How hard a password is to guess from its hash. Hashes of less, or more, are
  ///   renewed when their owners log in.
  public init(work: PasswordHash.Work = .interactive, dependencies: any LocalAccountsDependencies) {
    store = dependencies.accountStore
    credentials = dependencies.credentialStore
    date = dependencies.date
    uuid = dependencies.uuid
    randomNumbers = dependencies.randomNumbers
    self.work = work
  }

  public func currentSession() async throws(AccountError) -> Session? {
    guard let token = try token() else { return nil }
    return try await stored { () throws(StoreError) in
      try await store.account(session: digest(of: token)).map(Session.init)
    }
  }

  public func createAccount(name: String, password: String) async throws(AccountError) -> Session {
    try await checkNobodyIsLoggedIn()
    guard Self.isUsable(name: name) else { throw .unusableName(name) }
    guard password.count >= Self.shortestPassword else {
      throw .passwordTooShort(minimum: Self.shortestPassword)
    }
    let hash = try await hash(password)
    let account = Account(id: uuid.next(), name: name, memberSince: date.now())
    let token = randomBytes(32)
    let stored = StoredAccount(account: account, passwordHash: hash.description)
    try await self.stored { () throws(StoreError) in
      try await store.add(stored, session: digest(of: token))
    }
    try setToken(token)
    return Session(account: account)
  }

  public func logIn(name: String, password: String) async throws(AccountError) -> Session {
    try await checkNobodyIsLoggedIn()
    let stored = try await self.stored { () throws(StoreError) in
      try await store.account(key: Account.key(ofName: name))
    }
    guard let stored, let hash = PasswordHash(stored.passwordHash) else {
      // The same work as for a name that exists, so that the time does not tell which do.
      _ = try await self.hash(password)
      throw .wrongNameOrPassword
    }
    guard await matches(hash, password) else { throw .wrongNameOrPassword }
    if hash.isOutdated(for: work) {
      let renewed = try await self.hash(password)
      try await self.stored { () throws(StoreError) in
        try await store.setPasswordHash(renewed.description, of: stored.account.id)
      }
    }
    let token = randomBytes(32)
    try await self.stored { () throws(StoreError) in
      try await store.addSession(digest(of: token), of: stored.account.id)
    }
    try setToken(token)
    return Session(account: stored.account)
  }

  public func logOut() async throws(AccountError) {
    guard try await currentSession() != nil, let token = try token() else { throw .logInFirst }
    // The token first: whatever happens next, nobody is logged in by it.
    try setToken(nil)
    try await stored { () throws(StoreError) in
      try await store.removeSession(digest(of: token))
    }
  }

  private func checkNobodyIsLoggedIn() async throws(AccountError) {
    if let session = try await currentSession() {
      throw .logOutFirst(name: session.account.name)
    }
  }

  /// Letters and digits of any script, and a few marks: what can be typed, printed and told apart.
  private static func isUsable(name: String) -> Bool {
    (1...longestName).contains(name.count)
      && name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }

  /// That much work must not hold up whoever waits for this actor, or the caller's.
  @concurrent private func hash(_ password: String) async throws(AccountError) -> PasswordHash {
    do {
      return try PasswordHash(of: password, work: work)
    } catch {
      throw .unavailable(reason: error.description)
    }
  }

  @concurrent private func matches(_ hash: PasswordHash, _ password: String) async -> Bool {
    hash.matches(password)
  }
}

extension LocalAccounts {
  private func token() throws(AccountError) -> [UInt8]? {
    do {
      return try credentials.token()
    } catch {
      throw .unavailable(reason: "\(error)")
    }
  }

  private func setToken(_ token: [UInt8]?) throws(AccountError) {
    do {
      try credentials.setToken(token)
    } catch {
      throw .unavailable(reason: "\(error)")
    }
  }

  /// Says in the words of accounts what the store says in its own.
  private func stored<Value: Sendable>(
    _ body: () async throws(StoreError) -> Value
  ) async throws(AccountError) -> Value {
    do {
      return try await body()
    } catch {
      switch error {
      case .nameTaken(let name): throw .nameTaken(name)
      default: throw .unavailable(reason: error.description)
      }
    }
  }

  private nonisolated func digest(of token: [UInt8]) -> SessionDigest {
    SessionDigest(text: Data(sha256(token)).base64EncodedString())
  }

  private nonisolated func randomBytes(_ count: Int) -> [UInt8] {
    var randomNumbers = randomNumbers
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &randomNumbers) }
  }
}
