import AccountsInterface
import ScreenInterface

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
