import LayerCakeTesting
import Testing

@Suite struct OverridingTests {
  @Test func `One line overrides one endpoint of one root and leaves the others alone`()
    async throws
  {
    var dependencies = TestDependencies()
    let untouched = dependencies

    dependencies.gitHub.fetchRepos = { _ in [.swift] }

    #expect(try await ReposModel(dependencies).load("apple") == [.swift])
    let failures = await failures {
      dependencies.gitHub.star(.swift, 1)
      await #expect(throws: Unimplemented.self) { try await untouched.gitHub.fetchRepos("apple") }
    }
    #expect(
      failures == [
        "unimplemented endpoint 'HasGitHub.gitHub.star' was called with (Repo(name: \"swift\"), 1)"
          + "; override it in the test: dependencies.gitHub.star = { … }",
        "unimplemented endpoint 'HasGitHub.gitHub.fetchRepos' was called with (\"apple\")"
          + "; override it in the test: dependencies.gitHub.fetchRepos = { … }",
      ])
  }

  /// Each of a hundred tests gives the same endpoint another value, lets its feature run in several
  /// tasks at once, and must get back its own value and its own calls, however they interleave.
  @Test(arguments: 0..<100)
  func `Tests in parallel that override the same endpoint never see each other`(_ number: Int)
    async throws
  {
    var dependencies = TestDependencies()
    let clock = TestClock()
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos,
      .computed { user in [Repo(name: "\(user) of \(number)")] })
    dependencies.gitHub.fetchRepos = fetches.endpoint
    dependencies.clock = clock
    let model = ReposModel(dependencies)

    try await withThrowingTaskGroup(of: [Repo].self) { group in
      for task in 0..<10 {
        group.addTask {
          try await clock.sleep(for: .seconds(task + 1))
          return try await model.load("\(number)")
        }
      }
      try await clock.waitForSleepers(10)
      clock.runToLastDeadline()
      for try await repos in group { #expect(repos == [Repo(name: "\(number) of \(number)")]) }
    }
    #expect(fetches.calls == Array(repeating: "\(number)", count: 10))
    #expect(clock.now.offset == .seconds(10))
  }
}
