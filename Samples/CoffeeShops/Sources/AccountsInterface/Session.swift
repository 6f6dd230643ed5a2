/// The proof that somebody is logged in. Accounts hand it out; whoever has it may rate and note.
public struct Session: Hashable, Sendable {
  public let account: Account

  public init(account: Account) {
    self.account = account
  }
}

/// Provides the session. Only a scope that was entered with one can: no session, no such root.
public protocol HasSession {
  var session: Session { get }
}
