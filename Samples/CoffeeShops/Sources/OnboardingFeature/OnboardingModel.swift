public import AccountsInterface
public import AnalyticsInterface
public import ScreenInterface

/// What logging in and out needs.
public typealias OnboardingDependencies = HasAccounts & HasPrompt & HasAnalytics

/// Logging in, out, and creating accounts: what a person does, in their order.
///
/// Passwords are asked for where nobody sees them, after all that can be refused without one.
public struct OnboardingModel {
  private let dependencies: any OnboardingDependencies

  public init(dependencies: any OnboardingDependencies) {
    self.dependencies = dependencies
  }

  /// Returns the session of an earlier run, if nobody has logged out since.
  public func resume() async throws -> Session? {
    try await dependencies.accounts.currentSession()
  }

  public func logIn(name: String) async throws -> Session {
    try await checkNobodyIsLoggedIn()
    let password = try await dependencies.prompt.secret("Password")
    let session = try await dependencies.accounts.logIn(name: name, password: password)
    dependencies.analytics.count(.loggedIn)
    return session
  }

  /// Creates an account with a password that was typed twice, and logs in.
  public func signUp(name: String) async throws -> Session {
    try await checkNobodyIsLoggedIn()
    let password = try await dependencies.prompt.secret("New password")
    guard try await dependencies.prompt.secret("Again") == password else {
      throw PasswordsDiffer()
    }
    let session = try await dependencies.accounts.createAccount(name: name, password: password)
    dependencies.analytics.count(.signedUp)
    return session
  }

  public func logOut() async throws {
    try await dependencies.accounts.logOut()
  }

  private func checkNobodyIsLoggedIn() async throws {
    if let session = try await dependencies.accounts.currentSession() {
      throw AccountError.logOutFirst(name: session.account.name)
    }
  }
}

/// What was typed the second time is not what was typed first.
public struct PasswordsDiffer: Error, Hashable, CustomStringConvertible {
  public init() {}

  public var description: String { "the two passwords are not the same; nothing was created" }
}
