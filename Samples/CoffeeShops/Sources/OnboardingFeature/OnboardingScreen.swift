public import AccountsInterface
public import ScreenInterface

/// Provides what comes after logging in. It gets the session, without which there is no such screen.
public protocol MakesSessionScreen {
  func makeSessionScreen(_ session: Session) -> any Screen
}

/// What the screen needs: the model's needs, and where to go from here.
public typealias OnboardingScreenDependencies = OnboardingDependencies & MakesSessionScreen

/// The first screen, for whoever isn't logged in.
public final class OnboardingScreen: Screen {
  private let model: OnboardingModel
  private let dependencies: any OnboardingScreenDependencies

  public init(dependencies: any OnboardingScreenDependencies) {
    model = OnboardingModel(dependencies: dependencies)
    self.dependencies = dependencies
  }

  public let help = """
    signup NAME  create an account
    login NAME   log in
    logout       log out
    """

  public func text() -> String {
    "Coffee shops nearby. Create an account with 'signup NAME', or log in with 'login NAME'."
  }

  public func perform(_ command: Command) async throws -> Step {
    switch command.name {
    case "signup": return open(try await model.signUp(name: try name(in: command)))
    case "login": return open(try await model.logIn(name: try name(in: command)))
    case "logout":
      try await model.logOut()
      return .stay("Bye.")
    default: throw CommandError.unknown(command.name)
    }
  }

  /// Goes on where an earlier run left off, if somebody is still logged in.
  public func resume() async throws -> (any Screen)? {
    try await model.resume().map { dependencies.makeSessionScreen($0) }
  }

  private func open(_ session: Session) -> Step {
    .open(dependencies.makeSessionScreen(session))
  }

  private func name(in command: Command) throws -> String {
    guard !command.rest.isEmpty else { throw CommandError.usage("\(command.name) NAME") }
    return command.rest
  }
}
