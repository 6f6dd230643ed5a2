import AccountsInterface
import DetailsFeature
import MapFeature
import OnboardingFeature
import ScreenInterface
import ShopsInterface

/// One command, done without a screen in between.
struct Script {
  let dependencies: AppDependencies

  /// Does it, and returns all that belongs on standard output.
  func run(_ action: Arguments.Action) async throws -> String {
    let onboarding = OnboardingModel(dependencies: dependencies)
    switch action {
    case .help, .interact: return Arguments.usage
    case .signUp(let name):
      return "Welcome, \(try await onboarding.signUp(name: name).account.name)."
    case .logIn(let name):
      return "Welcome back, \(try await onboarding.logIn(name: name).account.name)."
    case .logOut:
      try await onboarding.logOut()
      return "Bye."
    case .map(let moves):
      let map = try await session().makeMapScreen()
      for move in moves { _ = try await map.perform(Command(move)) }
      return try await map.text()
    case .show(let id):
      return try await session().makeDetails(of: try await shop(id)).text()
    case .rate(let id, let stars, let note):
      return try await session().makeDetails(of: try await shop(id))
        .rate(stars: stars, note: note)
    case .profile:
      return try await session().makeProfileScreen().text()
    }
  }

  /// The scope of whoever logged in by an earlier command.
  private func session() async throws -> SessionDependencies {
    guard let session = try await dependencies.accounts.currentSession() else {
      throw AccountError.logInFirst
    }
    return SessionDependencies(parent: dependencies, session: session)
  }

  private func shop(_ id: CoffeeShop.ID) async throws -> CoffeeShop {
    guard let shop = try await dependencies.shops.shop(id.lowercased()) else {
      throw NoSuchShop(id: id)
    }
    return shop
  }
}

/// There is no shop of this id.
struct NoSuchShop: Error, Hashable, CustomStringConvertible {
  let id: CoffeeShop.ID

  var description: String { "there is no shop '\(id.printable)'" }
}
