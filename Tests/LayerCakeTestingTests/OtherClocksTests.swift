import LayerCakeTesting
import Testing

@Suite struct OtherClocksTests {
  @Test func `On an immediate clock time passes without waiting`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(60 * 60))
    try await clock.sleep(for: .seconds(1))
    #expect(clock.now.offset == .seconds(60 * 60 + 1))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(60 * 60 + 1))
  }

  @Test func `An immediate clock runs a retry to its end`() async throws {
    var dependencies = TestDependencies()
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos,
      .script(.failure(GitHubError.offline), .success([.swift])))
    dependencies.gitHub.fetchRepos = fetches.endpoint
    dependencies.clock = ImmediateClock()
    #expect(try await ReposModel(dependencies).load("apple") == [.swift])
  }

  @Test(.timeLimit(.minutes(30)))
  func `A loop around an immediate sleep lets others run, and ends when it is cancelled`() async {
    let ticks = Recorder<Void, Never>("HasTicks.ticks.tick", .always(()))
    let clock = ImmediateClock()
    let loop = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        ticks()
      }
    }
    await #expect(throws: Never.self) { try await ticks.waitForCalls(3) }
    loop.cancel()
    await #expect(throws: CancellationError.self) { try await loop.value }
  }

  @Test func `An unimplemented clock fails the test by name`() async {
    let clock: any Clock<Duration> = UnimplementedClock()
    let failures = await failures {
      await #expect(throws: Unimplemented(endpoint: "HasClock.clock")) {
        try await clock.sleep(for: .seconds(1))
      }
    }
    #expect(
      failures == [
        "unimplemented endpoint 'HasClock.clock' was used"
          + "; override it in the test: dependencies.clock = TestClock()"
      ])
  }
}
