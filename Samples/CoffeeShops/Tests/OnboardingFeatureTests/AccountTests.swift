import AccountsInterface
import AnalyticsInterface
import CoffeeShopsTesting
import LayerCakeTesting
import OnboardingFeature
import ScreenInterface
import Testing

/// Logging in and out, as a person does it.
struct AccountTests {
  var dependencies = TestDependencies()
  let ada = Session(account: .named("ada"))
  let counted = Recorder<Analytics.Event, Void, Never>("HasAnalytics.analytics.count", .always(()))

  init() {
    dependencies.analytics.count = counted.endpoint
    dependencies.accountsDouble.onCurrentSession = { () throws(AccountError) in nil }
  }

  var model: OnboardingModel { OnboardingModel(dependencies: dependencies) }

  @Test mutating func `Who logs in gets a session`() async throws {
    dependencies.prompt.secret = { question in "answer to \(question)" }
    dependencies.accountsDouble.onLogIn = { [ada] name, password throws(AccountError) in
      guard name == "ada", password == "answer to Password" else { throw .wrongNameOrPassword }
      return ada
    }
    #expect(try await model.logIn(name: "ada") == ada)
    #expect(counted.calls == [.loggedIn])
  }

  @Test mutating func `A failed log-in is a failed log-in`() async throws {
    dependencies.prompt.secret = { _ in "wrong" }
    dependencies.accountsDouble.onLogIn = { _, _ throws(AccountError) in throw .wrongNameOrPassword
    }
    await #expect(throws: AccountError.wrongNameOrPassword) { try await model.logIn(name: "ada") }
    #expect(counted.calls == [])
  }

  @Test mutating func `Who is logged in is told to log out first, and asked for nothing`() async {
    dependencies.accountsDouble.onCurrentSession = { [ada] () throws(AccountError) in ada }
    let error = AccountError.logOutFirst(name: "ada")
    await #expect(throws: error) { try await model.logIn(name: "bob") }
    await #expect(throws: error) { try await model.signUp(name: "bob") }
    #expect(error.description == "log out first: 'ada' is logged in")
  }

  @Test mutating func `Who is not logged in is told to log in first`() async {
    dependencies.accountsDouble.onLogOut = { () throws(AccountError) in throw .logInFirst }
    await #expect(throws: AccountError.logInFirst) { try await model.logOut() }
    #expect(AccountError.logInFirst.description == "log in first")
  }

  @Test mutating func `Who is logged in can log out`() async throws {
    let leaving = Recorder<Void, AccountError>("HasAccounts.accounts.logOut", .always(()))
    dependencies.accountsDouble.onLogOut = { () throws(AccountError) in try leaving() }
    try await model.logOut()
    #expect(leaving.calls.count == 1)
  }

  @Test mutating func `An account is created with a password that was typed twice`() async throws {
    dependencies.prompt.secret = { _ in "a good cup" }
    dependencies.accountsDouble.onCreateAccount = { [ada] name, password throws(AccountError) in
      guard name == "ada", password == "a good cup" else { throw .unusableName(name) }
      return ada
    }
    #expect(try await model.signUp(name: "ada") == ada)
    #expect(counted.calls == [.signedUp])
  }

  @Test mutating func `Two different passwords create nothing`() async {
    dependencies.prompt.secret = { question in question }
    await #expect(throws: PasswordsDiffer()) { try await model.signUp(name: "ada") }
  }
}
