import LayerCakeTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct TestClockRunTests {
  let clock = TestClock()

  @Test func `It runs a retry to its end, and time is what the retry has waited`() async throws {
    let fetches = Recorder<String, [Repo], any Error>(
      "HasGitHub.gitHub.fetchRepos",
      .script(.failure(GitHubError.offline), .success([.swift])))
    var dependencies = TestDependencies()
    dependencies.gitHub.fetchRepos = fetches.endpoint
    dependencies.clock = clock

    let repos = try await clock.run { try await ReposModel(dependencies).load("apple") }

    #expect(repos == [.swift])
    #expect(fetches.calls == ["apple", "apple"])
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `A task that sleeps again and again ticks at each deadline`() async throws {
    var ticks: [Duration] = []
    try await clock.run {
      for _ in 1...5 {
        try await clock.sleep(for: .seconds(60))
        ticks.append(clock.now.offset)
      }
    }
    #expect(ticks == [60, 120, 180, 240, 300].map { .seconds($0) })
  }

  @Test func `Two tasks take turns if time waits for both`() async throws {
    let turns = Recorder<String, Int, Void, Never>("HasTurns.turns.take", .always(()))
    try await clock.run(sleepers: 2) {
      async let first: Void = {
        for _ in 1...3 {
          try await clock.sleep(for: .seconds(2))
          turns("two", Int(clock.now.offset / .seconds(1)))
        }
        // Whoever ends first leaves the other one asleep; so both end asleep.
        try? await clock.sleep(for: .seconds(1_000))
      }()
      async let second: Void = {
        for _ in 1...2 {
          try await clock.sleep(for: .seconds(3))
          turns("three", Int(clock.now.offset / .seconds(1)))
        }
        try? await clock.sleep(for: .seconds(1_000))
      }()
      _ = try await (first, second)
    }
    #expect(turns.calls.filter { $0.0 == "two" }.map(\.1) == [2, 4, 6])
    #expect(turns.calls.filter { $0.0 == "three" }.map(\.1) == [3, 6])
  }

  @Test @MainActor func `The operation stays on its actor`() async throws {
    var count = 0
    try await clock.run {
      MainActor.assertIsolated()
      try await clock.sleep(for: .seconds(1))
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }

  @Test func `An error ends the run, and the clock stands still again`() async throws {
    await #expect(throws: GitHubError.offline) {
      try await clock.run {
        try await clock.sleep(for: .seconds(1))
        throw GitHubError.offline
      }
    }
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers(1)
    #expect(clock.now.offset == .seconds(1))
    task.cancel()
  }

  @Test func `A run ends although others sleep again and again`() async throws {
    // Asleep again before whoever has woken it looks, and many times.
    let beat = Task(executorPreference: AtOnce()) { [clock] in
      for _ in 0..<200_000 { try await clock.sleep(for: .seconds(1)) }
    }
    #expect(clock.sleepers == 1)
    await clock.run { () async in }
    #expect(clock.sleepers == 1)
    beat.cancel()
  }

  #if os(macOS) || os(Linux)
    @Test func `It does not run for no sleepers, as time would never stand still`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await TestClock().run(sleepers: 0) { () async in }
      }
      let output = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(output.contains("a test clock that waits for 0 sleepers would never stand still"))
    }
  #endif
}
