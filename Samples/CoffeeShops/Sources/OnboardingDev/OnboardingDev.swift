import AccountsInterface
import AnalyticsInterface
import Foundation
import OnboardingFeature
import ScreenInterface
import Terminal

/// Onboarding alone: one account, kept in memory, and a placeholder behind the door.
struct DevDependencies: OnboardingScreenDependencies {
  let accounts: any AccountManaging = OneAccount()
  let prompt = Terminal().prompt
  let analytics = Analytics.off

  func makeSessionScreen(_ session: Session) -> any Screen { Inside(session: session) }
}

/// An account that is there from the start: `blob`, with the password `open sesame`.
actor OneAccount: AccountManaging {
  private let account = Account(id: UUID(), name: "blob", memberSince: .now)
  private var session: Session?

  func currentSession() -> Session? { session }

  func createAccount(name: String, password: String) throws(AccountError) -> Session {
    throw .nameTaken(name)
  }

  func logIn(name: String, password: String) throws(AccountError) -> Session {
    guard name == account.name, password == "open sesame" else { throw .wrongNameOrPassword }
    let session = Session(account: account)
    self.session = session
    return session
  }

  func logOut() throws(AccountError) {
    if session == nil { throw .logInFirst }
    session = nil
  }
}

/// What comes after logging in: not onboarding's business.
final class Inside: Screen {
  private let session: Session
  let help = "back  go back"

  init(session: Session) {
    self.session = session
  }

  func text() -> String { "[the app, for '\(session.account.name)']" }

  func perform(_ command: Command) throws -> Step {
    guard command.name == "back" else { throw CommandError.unknown(command.name) }
    return .back
  }
}

@main
struct OnboardingDev {
  static func main() async throws {
    let screen = OnboardingScreen(dependencies: DevDependencies())
    if try await !Terminal().run([screen]) { exit(1) }
  }
}
