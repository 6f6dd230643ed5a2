import Foundation
import GitHubInterface
import GitHubLive
import LayerCakeHTTP
import LayerCakeTesting
import LoopbackServer
import Testing

/// What can go wrong between here and GitHub. Each has its own error and its own sentence.
struct FailureTests {
  /// A script of one answer to the first request for the bakery's repositories.
  func bakery(answers answer: HTTPExchange.Answer) -> ScriptedHTTP {
    ScriptedHTTP(
      HTTPExchange(
        "GET", "https://api.github.com/orgs/bakery/repos?sort=full_name&per_page=100", answer))
  }

  @Test func `404 is an organisation that does not exist`() async throws {
    let http = bakery(answers: .json(#"{"message": "Not Found"}"#, status: 404))
    await #expect(throws: GitHubError.noSuchOrganization("bakery", host: "api.github.com")) {
      try await http.gitHub().fetchRepos("bakery")
    }
  }

  @Test func `401 is a token that is not accepted`() async throws {
    let http = bakery(answers: .response(401))
    await #expect(throws: GitHubError.unauthorized(host: "api.github.com")) {
      try await http.gitHub(token: "old").fetchRepos("bakery")
    }
  }

  @Test(arguments: [204, 302, 403, 500, 503])
  func `Another status is named`(status: Int) async throws {
    let http = bakery(answers: .response(status))
    await #expect(throws: GitHubError.unexpectedStatus(status, host: "api.github.com")) {
      try await http.gitHub().fetchRepos("bakery")
    }
  }

  @Test(arguments: [403, 429])
  func `A rate limit says when it ends`(status: Int) async throws {
    let http = bakery(
      answers: .response(
        status, headers: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1763719200"]))
    let end = GitHubError.RateLimit.date(Date(timeIntervalSince1970: 1_763_719_200))
    await #expect(throws: GitHubError.rateLimited(host: "api.github.com", until: end)) {
      try await http.gitHub().fetchRepos("bakery")
    }
  }

  @Test(arguments: [
    (["Retry-After": "90"], GitHubError.RateLimit.seconds(90)),
    (["Retry-After": "soon"], .unknown),
    (["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9223372036854775807"], .unknown),
    ([:], .unknown),
  ])
  func `A rate limit may be told otherwise`(
    headers: [String: String], limit: GitHubError.RateLimit
  ) async throws {
    let http = bakery(answers: .response(429, headers: headers))
    await #expect(throws: GitHubError.rateLimited(host: "api.github.com", until: limit)) {
      try await http.gitHub().fetchRepos("bakery")
    }
  }

  @Test(arguments: [
    ("", "it is not JSON"),
    ("<html>", "it is not JSON"),
    (#"[{"name": "oven""#, "it is not JSON"),
    (#"{"message": "hello"}"#, "it has the wrong type"),
    (#"[{"archived": false}]"#, "[0] has no 'name'"),
    (#"[{"name": null}]"#, "[0].name is null"),
    (#"[{"name": "oven", "archived": "no"}]"#, "[0].archived has the wrong type"),
    (
      #"[{"name": "oven", "archived": false, "html_url": "https://a.b", "pushed_at": "today"}]"#,
      "[0].pushed_at is not valid"
    ),
  ])
  func `Malformed JSON is said to be that, and where`(body: String, detail: String) async throws {
    let http = bakery(answers: .json(body))
    await #expect(throws: GitHubError.malformedAnswer(host: "api.github.com", detail: detail)) {
      try await http.gitHub().fetchRepos("bakery")
    }
  }

  @Test(arguments: [
    Answer.cutShort(body: #"[{"name": "oven"}]"#),
    .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n[\r\n"),
    .raw(""),
    .raw("220 ready for mail\r\n\r\n"),
  ])
  func `An answer that breaks off is a failed connection`(answer: Answer) async throws {
    let server = try LoopbackServer { _ in answer }
    let error = try #require(
      await #expect(throws: GitHubError.self) { try await server.gitHub().fetchRepos("bakery") })
    guard case .connectionFailed(server.host, _) = error else {
      Issue.record("unexpected: \(error)")
      return
    }
  }

  @Test func `A failure on a later page gives no repositories`() async throws {
    let server = try LoopbackServer { request in
      request.page == 1
        ? .page(["oven": nil], link: "<?page=2>; rel=\"next\"")
        : .cutShort(body: "[         ]")
    }
    await #expect(throws: GitHubError.self) { try await server.gitHub().fetchRepos("bakery") }
    #expect(server.requests.count == 2)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [Answer.silence, .stalled(body: "[            ]"), .trickle])
  func `An answer that does not come in time is given up`(answer: Answer) async throws {
    let server = try LoopbackServer { _ in answer }
    let limit = Duration.seconds(0.25)
    await #expect(throws: GitHubError.timedOut(host: server.host, limit: limit)) {
      try await server.gitHub(timeLimit: limit).fetchRepos("bakery")
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `The time limit is kept by the clock that was given`() async throws {
    let clock = TestClock()
    let gitHub = GitHub.live(
      server: URL(string: "https://api.github.com")!,  // an address
      token: nil, timeLimit: .seconds(30),
      http: HTTPClient { _ in
        try await Task.sleep(for: .seconds(24 * 60 * 60))
        throw URLError(.unknown)
      }, clock: clock)
    let fetch = Task { try await gitHub.fetchRepos("bakery") }
    try await clock.waitForSleepers(1)
    clock.advance(by: .seconds(30))
    await #expect(throws: GitHubError.timedOut(host: "api.github.com", limit: .seconds(30))) {
      try await fetch.value
    }
  }

  @Test func `A server that is not there cannot be reached`() async throws {
    let url = try LoopbackServer.unreachableURL()
    let gitHub = GitHub.live(
      server: url, token: nil, timeLimit: .seconds(60), http: .stayingWithTheServer(),
      clock: ContinuousClock())
    await #expect(throws: GitHubError.unreachable(host: "127.0.0.1:\(url.port!)")) {
      try await gitHub.fetchRepos("bakery")
    }
  }

  @Test func `Cancelling ends a request that hangs`() async throws {
    let (arrivals, arrived) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer { _ in
      arrived.yield()
      return .silence
    }
    let gitHub = server.gitHub()
    let task = Task { try await gitHub.fetchRepos("bakery") }
    for await _ in arrivals { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
