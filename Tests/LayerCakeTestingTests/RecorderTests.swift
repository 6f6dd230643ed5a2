import LayerCakeTesting
import Testing

@Suite struct RecorderTests {
  var dependencies = TestDependencies()

  @Test mutating func `It remembers the arguments of its calls in order`() async throws {
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos, .always([.swift]))
    dependencies.gitHub.fetchRepos = fetches.endpoint

    #expect(try await dependencies.gitHub.fetchRepos("apple") == [.swift])
    #expect(try await dependencies.gitHub.fetchRepos("vapor") == [.swift])

    #expect(fetches.calls == ["apple", "vapor"])
    #expect(fetches.unused.isEmpty)
  }

  @Test mutating func `Calls with several arguments compare to tuples`() {
    let stars = Recorder("HasGitHub.gitHub.star", of: dependencies.gitHub.star)
    dependencies.gitHub.star = stars.endpoint

    dependencies.gitHub.star(.swift, 5)
    dependencies.gitHub.star(.vapor, 4)

    #expect(stars.calls == [(.swift, 5), (.vapor, 4)])
    #expect(!(stars.calls == [(.vapor, 4), (.swift, 5)]))
    #expect(!(stars.calls == [(.swift, 5)]))
    #expect(stars.calls.map(\.1) == [5, 4])
  }

  @Test mutating func `It fits closures without arguments, with typed throws, or on an actor`()
    async throws
  {
    let limits = Recorder(
      "HasGitHub.gitHub.rateLimit", of: dependencies.gitHub.rateLimit,
      .script(.failure(.offline), .success(60)))
    let users = Recorder(
      "HasGitHub.gitHub.currentUser", of: dependencies.gitHub.currentUser, .always("apple"))
    let signedIn = Recorder<Bool, Never>("HasGitHub.gitHub.isSignedIn", .always(true))
    dependencies.gitHub.rateLimit = limits.endpoint
    dependencies.gitHub.currentUser = users.endpoint
    dependencies.gitHub.isSignedIn = signedIn.endpoint

    let gitHub = dependencies.gitHub
    #expect(throws: GitHubError.offline) { try gitHub.rateLimit() }
    #expect(try gitHub.rateLimit() == 60)
    #expect(await gitHub.currentUser() == "apple")
    #expect(await gitHub.isSignedIn())
    #expect(limits.calls.count == 2)
    #expect(users.calls.count == 1)
    #expect(signedIn.calls.count == 1)
  }

  @Test mutating func `A script answers each call in turn`() async throws {
    let fetches = Recorder(
      "HasGitHub.gitHub.fetchRepos", of: dependencies.gitHub.fetchRepos,
      .script(.success([.swift]), .failure(GitHubError.offline), .success([])))
    dependencies.gitHub.fetchRepos = fetches.endpoint
    let gitHub = dependencies.gitHub

    #expect(try await gitHub.fetchRepos("apple") == [.swift])
    #expect(fetches.unused.count == 2)
    await #expect(throws: GitHubError.offline) { try await gitHub.fetchRepos("apple") }
    #expect(try await gitHub.fetchRepos("apple") == [])
    #expect(fetches.unused.isEmpty)
  }

  @Test func `A call after the script's end fails the test, at the recorder's line`() async throws {
    let line = #line + 1
    let limits = Recorder<Int, GitHubError>("HasGitHub.gitHub.rateLimit", .script(.success(60)))
    #expect(try limits() == 60)

    let issues = await issues {
      let limit = try limits()
      #expect(limit == 60)
    }

    #expect(
      issues == [
        RecordedIssue(
          text: "endpoint 'HasGitHub.gitHub.rateLimit' was called 2 times"
            + ", but its script has 1 answer",
          file: "RecorderTests.swift", line: line)
      ])
  }

  @Test func `An empty script fails the first call, which then throws or says least`() async throws
  {
    let fetches = Recorder<String, [Repo], any Error>("HasGitHub.gitHub.fetchRepos", .script())
    let signedIn = Recorder<Bool, Never>("HasGitHub.gitHub.isSignedIn", .script())

    let failures = await failures {
      #expect(throws: Unimplemented(endpoint: "HasGitHub.gitHub.fetchRepos")) {
        try fetches("apple")
      }
      #expect(signedIn() == false)
    }

    #expect(
      failures == [
        "endpoint 'HasGitHub.gitHub.fetchRepos' was called 1 time, the last one with (\"apple\"), but its script has 0 answers",
        "endpoint 'HasGitHub.gitHub.isSignedIn' was called 1 time, but its script has 0 answers",
      ])
  }

  #if os(macOS) || os(Linux)
    @Test func `The process stops only if there is nothing to answer with`() async throws {
      var output = ""
      let failures = await failures {
        let result = try await #require(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          _ = Recorder<Repo, Never>("HasGitHub.gitHub.bestRepo", .script())()
        }
        output = String(decoding: result.standardErrorContent, as: UTF8.self)
      }
      let message =
        "endpoint 'HasGitHub.gitHub.bestRepo' was called 1 time, but its script has 0 answers"
      #expect(failures == [message])
      #expect(
        output.contains(
          message + "; the process stops, as there is no 'Repo' to return"))
    }
  #endif

  @Test func `Answers can depend on the arguments`() throws {
    let fetches = Recorder<String, [Repo], any Error>(
      "HasGitHub.gitHub.fetchRepos",
      .computed { user in
        guard user != "nobody" else { throw GitHubError.offline }
        return [Repo(name: user)]
      })

    #expect(try fetches("apple") == [Repo(name: "apple")])
    #expect(throws: GitHubError.offline) { try fetches("nobody") }
    #expect(fetches.calls == ["apple", "nobody"])
  }

  @Test func `Calls from a thousand tasks are all there, each with its answer`() async {
    let doubles = Recorder<Int, Int, Never>("HasMath.math.double", .computed { $0 * 2 })
    let endpoint = doubles.endpoint
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<1_000 { group.addTask { endpoint(number) } }
      return await group.reduce(0, +)
    }
    #expect(sum == 999_000)
    let calls = doubles.calls
    #expect(calls.sorted() == Array(0..<1_000))
  }
}
