import AccountsInterface
import AnalyticsInterface
import CoffeeShopsTesting
import OnboardingFeature
import ScreenInterface
import Testing

struct ScreenTests {
  var dependencies = TestDependencies()
  let ada = Session(account: .named("ada"))

  init() {
    dependencies.accountsDouble.onCurrentSession = { () throws(AccountError) in nil }
    dependencies.prompt.secret = { _ in "a good cup" }
    dependencies.analytics = .off
    dependencies.onMakeSessionScreen = { SessionScreen(session: $0) }
  }

  var screen: OnboardingScreen { OnboardingScreen(dependencies: dependencies) }

  @Test mutating func `Logging in opens the screen of that session`() async throws {
    dependencies.accountsDouble.onLogIn = { [ada] _, _ in ada }
    #expect(try await screen.perform(Command("login ada")).session == ada)
  }

  @Test mutating func `Signing up opens the screen of that session`() async throws {
    dependencies.accountsDouble.onCreateAccount = { [ada] _, _ in ada }
    #expect(try await screen.perform(Command("SIGNUP  ada ")).session == ada)
  }

  @Test mutating func `An earlier session is resumed`() async throws {
    #expect(try await screen.resume() == nil)
    dependencies.accountsDouble.onCurrentSession = { [ada] () throws(AccountError) in ada }
    #expect((try await screen.resume() as? SessionScreen)?.session == ada)
  }

  @Test(arguments: [
    ("login", CommandError.usage("login NAME")), ("signup ", .usage("signup NAME")),
    ("map", .unknown("map")),
  ])
  func `What it does not understand, it refuses`(line: String, error: CommandError) async {
    await #expect(throws: error) { _ = try await screen.perform(Command(line)) }
  }
}
