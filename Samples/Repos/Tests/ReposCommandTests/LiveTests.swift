import Foundation
import LoopbackServer
import Testing

/// The command against a server: a table or one sentence, never half of either.
struct LiveTests {
  static let oven = """
    [{"name": "oven", "description": "Bakes", "archived": false, "pushed_at": null,
      "html_url": "https://github.com/bakery/oven"}]
    """

  func run(_ server: URL, _ more: String..., token: String? = nil) async throws -> Run {
    try await repos(
      ["--live", "--org", "bakery", "--server", server.absoluteString] + more, token: token)
  }

  @Test func `It lists what the server has`() async throws {
    let server = try LoopbackServer { _ in .status(body: Self.oven) }
    let table = "REPOSITORY  PUSHED  ABOUT\noven        never   Bakes\n"
    #expect(try await run(server.url) == Run(exitCode: 0, output: table, errors: ""))
  }

  @Test func `It counts ages from today`() async throws {
    // In the middle of the second hour: how long the command takes makes no difference.
    let push = (Date.now - 5_400).formatted(.iso8601)
    let server = try LoopbackServer { _ in
      .status(body: Self.oven.replacing("null", with: "\"\(push)\""))
    }
    let table = "REPOSITORY  PUSHED  ABOUT\noven        1h      Bakes\n"
    #expect(try await run(server.url) == Run(exitCode: 0, output: table, errors: ""))
  }

  @Test func `It opens and tracks one`() async throws {
    let server = try LoopbackServer { _ in .status(body: Self.oven) }
    let expected = Run(
      exitCode: 0, output: "oven\nBakes\nnever pushed\nhttps://github.com/bakery/oven\n",
      errors: "tracked: repo_opened name=oven\n")
    #expect(try await run(server.url, "--open", "oven") == expected)
  }

  @Test(arguments: [("secret", "Bearer secret"), (" secret\n", "Bearer secret"), ("", nil)])
  func `It sends the token of the environment`(token: String, header: String?) async throws {
    let server = try LoopbackServer { _ in .status(body: "[]") }
    #expect(try await run(server.url, token: token).output == "No repositories.\n")
    #expect(server.requests.map { $0.headers["authorization"] } == [header])
  }

  @Test(arguments: [
    (Answer.status(404), "knows no organisation 'bakery'"),
    (.status(401), "does not accept the token"),
    (.status(500), "answered with status 500"),
    (
      .status(403, headers: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1763719200"]),
      "takes no more requests until 2025-11-21T10:00:00Z; with a token, the limit is higher"
    ),
    (
      .status(429, headers: ["Retry-After": "60"]),
      "takes no more requests for 60s; with a token, the limit is higher"
    ),
    (
      .status(body: "[{]"),
      "sent something that is not a list of repositories: it is not JSON"
    ),
    (
      .status(headers: ["Link": "</elsewhere>; rel=next"], body: "[]"),
      "sent a link to a next page that leads astray: /elsewhere"
    ),
  ])
  func `It says in one sentence what went wrong`(answer: Answer, sentence: String) async throws {
    let server = try LoopbackServer { _ in answer }
    let errors = "repos: \(server.host) \(sentence)\n"
    #expect(try await run(server.url) == Run(exitCode: 1, output: "", errors: errors))
  }

  @Test func `It prints no table if the last page is cut short`() async throws {
    let server = try LoopbackServer { request in
      request.target.contains("page=2")
        ? .cutShort(body: Self.oven)
        : .status(headers: ["Link": "<?page=2>; rel=\"next\""], body: Self.oven)
    }
    let run = try await run(server.url)
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("repos: the connection to \(server.host) failed: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `It gives up on a server that hangs`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let expected = Run(
      exitCode: 1, output: "", errors: "repos: \(server.host) did not answer within 0.25s\n")
    #expect(try await run(server.url, "--timeout", "0.25") == expected)
  }

  @Test func `It says so if nobody is there`() async throws {
    let url = try LoopbackServer.unreachableURL()
    let expected = Run(
      exitCode: 1, output: "", errors: "repos: 127.0.0.1:\(url.port!) cannot be reached\n")
    #expect(try await run(url) == expected)
  }
}
