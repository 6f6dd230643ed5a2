import Foundation
import GitHubInterface
import LoopbackServer
import Testing

@testable import GitHubLive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server says is not taken on trust.
struct TrustTests {
  @Test(.timeLimit(.minutes(10)))
  func `Pages that go in a circle are an error`() async throws {
    let server = try LoopbackServer { request in
      .page([:], link: "<\(request.link(toPage: request.page % 3 + 1))>; rel=\"next\"")
    }
    let link = "http://\(server.host)/organizations/7/repos?page=2"
    await #expect(throws: GitHubError.misleadingLink(host: server.host, link: link)) {
      try await server.gitHub().fetchRepos("bakery")
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `Pages without an end are an error`() async throws {
    let server = try LoopbackServer { request in
      .page([:], link: "<?page=\(request.page + 1)>; rel=\"next\"")
    }
    await #expect(throws: GitHubError.misleadingLink(host: server.host, link: "?page=1001")) {
      try await server.gitHub().fetchRepos("bakery")
    }
  }

  @Test func `A next page on another server is not asked for`() async throws {
    let other = try LoopbackServer { _ in .page([:]) }
    let server = try LoopbackServer { _ in .page([:], link: "<\(other.url)>; rel=\"next\"") }
    let link = other.url.absoluteString
    await #expect(throws: GitHubError.misleadingLink(host: server.host, link: link)) {
      try await server.gitHub(token: "secret").fetchRepos("bakery")
    }
    #expect(other.requests.isEmpty)
  }

  @Test func `A redirection to another server is not followed`() async throws {
    let other = try LoopbackServer { _ in .page([:]) }
    let server = try LoopbackServer { _ in
      .status(302, headers: ["Location": other.url.absoluteString])
    }
    await #expect(throws: GitHubError.unexpectedStatus(302, host: server.host)) {
      try await server.gitHub(token: "secret").fetchRepos("bakery")
    }
    #expect(other.requests.isEmpty)
  }

  @Test(arguments: [
    (#"<https://a/?page=2>; rel="next""#, "https://a/?page=2"),
    (
      #"<https://a/?q=1,2>; rel="prev", <https://a/?q=3;4>; title="x"; REL = next"#,
      "https://a/?q=3;4"
    ),
    (#"<b>; rel="last next""#, "b"),
    (#"<b>; rel="last", <c>; rel="first""#, nil),
    (#"<b>; rel="nextish"; title="next""#, nil),
    (#"<b; rel="next""#, nil),
    (#"><"#, nil),
    ("", nil),
  ])
  func `The next page is found in any header`(header: String, target: String?) {
    #expect(nextPage(inLink: header) == target)
  }

  @Test(arguments: [(["Content-Length": "5"], false), (["Content-Length": "4"], true), ([:], true)])
  func `A body is as long as announced`(headers: [String: String], isWhole: Bool) throws {
    let response = try response(headers)
    #expect(isWhole == ((try? response.checkIsWhole(Data("four".utf8))) != nil))
  }

  @Test func `A compressed body may be shorter than announced`() throws {
    let response = try response(["Content-Length": "20", "Content-Encoding": "gzip"])
    try response.checkIsWhole(Data("four".utf8))
  }

  private func response(_ headers: [String: String]) throws -> HTTPURLResponse {
    try #require(
      HTTPURLResponse(
        url: URL(filePath: "/"), statusCode: 200, httpVersion: nil, headerFields: headers))
  }
}
