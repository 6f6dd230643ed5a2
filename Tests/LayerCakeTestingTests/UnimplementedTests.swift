import LayerCakeTesting
import Testing

@Suite struct UnimplementedTests {
  let dependencies = TestDependencies()

  @Test func `A throwing endpoint fails the test by name, then throws`() async {
    let issues = await failures {
      await #expect(throws: Unimplemented(endpoint: "HasGitHub.gitHub.fetchRepos")) {
        try await dependencies.gitHub.fetchRepos("apple")
      }
    }
    #expect(
      issues == [
        "unimplemented endpoint 'HasGitHub.gitHub.fetchRepos' was called with (\"apple\")"
          + "; override it in the test: dependencies.gitHub.fetchRepos = { … }"
      ])
  }

  @Test func `The failure is shown at the line of the test, not of the double`() async throws {
    let test = try #require(Test.current).sourceLocation
    let issues = await issues { dependencies.gitHub.star(.swift, 1) }
    #expect(issues.map(\.file) == ["UnimplementedTests.swift"])
    #expect(issues.map(\.line) == [test.line])
  }

  @Test func `An endpoint that returns nothing fails the test and returns`() async {
    let issues = await failures { dependencies.gitHub.star(.swift, 1) }
    #expect(
      issues == [
        "unimplemented endpoint 'HasGitHub.gitHub.star' was called with (Repo(name: \"swift\"), 1)"
          + "; override it in the test: dependencies.gitHub.star = { … }"
      ])
  }

  @Test func `An endpoint with typed throws fails the test and throws the error that it has`() async
  {
    let issues = await failures {
      #expect(throws: GitHubError.offline) { try dependencies.gitHub.rateLimit() }
    }
    #expect(
      issues == [
        "unimplemented endpoint 'HasGitHub.gitHub.rateLimit' was called"
          + "; override it in the test: dependencies.gitHub.rateLimit = { … }"
      ])
  }

  @Test @MainActor func `An endpoint with a placeholder fails the test and returns it`() async {
    let issues = await failures { #expect(dependencies.gitHub.currentUser() == "nobody") }
    #expect(
      issues == [
        "unimplemented endpoint 'HasGitHub.gitHub.currentUser' was called"
          + "; override it in the test: dependencies.gitHub.currentUser = { … }"
      ])
  }

  @Test func `A test root with nothing overridden fails by name whatever is touched`() async {
    let issues = await failures { _ = try await ReposModel(TestDependencies()).load("apple") }
    #expect(
      issues == [
        "unimplemented endpoint 'HasGitHub.gitHub.fetchRepos' was called with (\"apple\")"
          + "; override it in the test: dependencies.gitHub.fetchRepos = { … }",
        "unimplemented endpoint 'HasClock.clock' was used"
          + "; override it in the test: dependencies.clock = TestClock()",
        "unimplemented endpoint 'HasClock.clock' was called",
      ])
  }

  @Test func `A double that is written by hand fails the test by name`() async {
    let issues = await failures {
      recordUnimplemented("ClockDouble.sleep", Duration.seconds(2), "until" as String?)
      throw recordUnimplemented("HasKeychain.keychain.read", "token")
    }
    #expect(
      issues == [
        "unimplemented endpoint 'ClockDouble.sleep' was called with (2.0 seconds, Optional(\"until\"))"
          + "; give the test a double that has 'sleep'",
        "unimplemented endpoint 'HasKeychain.keychain.read' was called with (\"token\")"
          + "; override it in the test: dependencies.keychain = a double that has 'read'",
        "unimplemented endpoint 'HasKeychain.keychain.read' was called",
      ])
  }

  @Test func `A closure of a double is set where the double is known, not through its protocol`()
    async
  {
    let accounts: @Sendable () -> Void = unimplemented("HasAccounts.accounts.onLogOut")
    let root: @Sendable () -> Void = unimplemented("MakesReceipt.onMakeReceipt")
    let issues = await failures {
      accounts()
      root()
    }
    #expect(
      issues == [
        "unimplemented endpoint 'HasAccounts.accounts.onLogOut' was called"
          + "; override it in the test: set 'onLogOut' of the double in dependencies.accounts",
        "unimplemented endpoint 'MakesReceipt.onMakeReceipt' was called"
          + "; override it in the test: dependencies.onMakeReceipt = { … }",
      ])
  }

  @Test func `Of a long argument the failure shows the beginning`() async {
    let store: @Sendable ([Int]) -> Void = unimplemented("store")
    let issues = await failures { store(Array(0..<1_000)) }
    #expect(
      issues.map(\.count) == ["unimplemented endpoint 'store' was called with (…)".count + 200])
  }

  /// A double's type is no provider: which property has it, its name does not say.
  @Test(arguments: ["fetch", "MailerDouble.onSend"])
  func `A name without a provider gets no advice`(name: String) async {
    let fetch: @Sendable () -> Void = unimplemented(name)
    let issues = await failures { fetch() }
    #expect(issues == ["unimplemented endpoint '\(name)' was called"])
  }
}
