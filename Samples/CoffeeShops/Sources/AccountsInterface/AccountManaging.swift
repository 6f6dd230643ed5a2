/// Provides the accounts.
public protocol HasAccounts {
  var accounts: any AccountManaging { get }
}

/// The accounts, and who of them is logged in: one at a time, remembered when the program ends.
public protocol AccountManaging: Sendable {
  /// Returns the session of whoever is logged in, also since an earlier run.
  func currentSession() async throws(AccountError) -> Session?

  /// Creates an account and logs its owner in: both or neither.
  ///
  /// It refuses names that are taken in any case, names that can't be told apart when printed, and
  /// passwords that are too short. Whoever is logged in must log out first.
  func createAccount(name: String, password: String) async throws(AccountError) -> Session

  /// Logs in. Whether the name or the password was wrong, nobody is told.
  func logIn(name: String, password: String) async throws(AccountError) -> Session

  /// Logs out, here and in later runs. Nobody can who isn't logged in.
  func logOut() async throws(AccountError)
}
