public import AccountsInterface

/// Provides the place that keeps accounts.
public protocol HasAccountStore {
  var accountStore: any AccountStoring { get }
}

/// An account with what proves that somebody is its owner.
public struct StoredAccount: Hashable, Sendable {
  public var account: Account
  /// What is left of the password: a salted hash as text, never the password.
  public var passwordHash: String

  public init(account: Account, passwordHash: String) {
    self.account = account
    self.passwordHash = passwordHash
  }
}

/// What is left of a session's secret token: its hash, as text.
public struct SessionDigest: Hashable, Sendable {
  public var text: String

  public init(text: String) {
    self.text = text
  }
}

/// A place that keeps accounts and their sessions.
///
/// What a call has stored is there when it returns, whatever happens to the program afterwards. Each
/// call does all of its work or nothing. The contract tests hold every store to it.
public protocol AccountStoring: Sendable {
  /// Adds an account with its first session; throws `nameTaken` if there is one with that key.
  func add(_ account: StoredAccount, session: SessionDigest) async throws(StoreError)

  /// Returns the account whose name has this key: see ``AccountsInterface/Account/key(ofName:)``.
  func account(key: String) async throws(StoreError) -> StoredAccount?

  /// Keeps another hash of the account's password in place of the one that is there.
  func setPasswordHash(_ hash: String, of account: Account.ID) async throws(StoreError)

  func addSession(_ session: SessionDigest, of account: Account.ID) async throws(StoreError)

  /// Returns whose session it is, if it hasn't been removed.
  func account(session: SessionDigest) async throws(StoreError) -> Account?

  /// Removes a session; one that isn't there is left alone.
  func removeSession(_ session: SessionDigest) async throws(StoreError)
}
