import AccountsInterface
import AnalyticsInterface
import CoffeeShopsTesting
import LayerCakeTesting
import OnboardingFeature
import ScreenInterface

/// Onboarding under test: what a test doesn't say fails it by name.
struct TestDependencies: OnboardingScreenDependencies {
  var double = AccountsDouble()
  var accounts: any AccountManaging { double }
  var prompt = Prompt(secret: unimplemented("HasPrompt.prompt.secret"))
  var analytics = Analytics.unimplemented()

  func makeSessionScreen(_ session: Session) -> any Screen { SessionScreen(session: session) }
}

/// What stands for all that comes after logging in.
final class SessionScreen: Screen {
  let session: Session
  let help = ""

  init(session: Session) {
    self.session = session
  }

  func text() -> String { "inside" }
  func perform(_ command: Command) -> Step { .back }
}

extension Step {
  /// The session that the step opens a screen for.
  var session: Session? {
    if case .open(let screen as SessionScreen) = self { screen.session } else { nil }
  }
}
