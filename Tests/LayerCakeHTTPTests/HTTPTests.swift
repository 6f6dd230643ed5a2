import Foundation
import LayerCakeHTTP
import LayerCakeTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The live client against a real server, and the scripted one held to the same where both can be.
@Suite(.timeLimit(.minutes(30))) struct HTTPTests {
  @Test func `A request goes out as it was made`() async throws {
    let server = try LoopbackServer { request in
      let text = "\(request.line)|\(request.headers["x-test"] ?? "")|"
      return LoopbackServer.Response(status: 200, body: Data(text.utf8) + request.body)
    }
    defer { server.stop() }
    var request = URLRequest(url: server.url("/repos?page=2"))
    request.httpMethod = "POST"
    request.setValue("yes", forHTTPHeaderField: "X-Test")
    request.httpBody = Data("body".utf8)

    let (data, response) = try await HTTPClient.live.send(request)

    #expect(String(decoding: data, as: UTF8.self) == "POST /repos?page=2 HTTP/1.1|yes|body")
    #expect(response.statusCode == 200)
  }

  @Test func `A megabyte comes back whole`() async throws {
    let body = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 * 31) })
    let server = try LoopbackServer { _ in LoopbackServer.Response(status: 200, body: body) }
    defer { server.stop() }
    let (data, _) = try await HTTPClient.live.send(URLRequest(url: server.url("/")))
    #expect(data == body)
  }

  @Test(arguments: ["", "[1"])
  func `A body that breaks off is an error`(_ body: String) async throws {
    let server = try LoopbackServer { _ in
      LoopbackServer.Response(status: 200, body: Data(body.utf8), announcedLength: 3)
    }
    defer { server.stop() }
    await #expect(throws: URLError.self) {
      try await HTTPClient.live.send(URLRequest(url: server.url("/")))
    }
  }

  @Test func `A length without a body is a whole response where it means another's`() async throws {
    let server = try LoopbackServer { request in
      LoopbackServer.Response(
        status: request.line.hasPrefix("HEAD") ? 200 : 304, announcedLength: 1_000)
    }
    defer { server.stop() }
    var request = URLRequest(url: server.url("/"))
    #expect(try await HTTPClient.live.send(request).1.statusCode == 304)
    request.httpMethod = "HEAD"
    #expect(try await HTTPClient.live.send(request).1.statusCode == 200)
  }

  @Test func `A server that is not there, or closes without a response, is an error`() async throws
  {
    let server = try LoopbackServer { _ in nil }
    let request = URLRequest(url: server.url("/"))
    await #expect(throws: URLError.self) { try await HTTPClient.live.send(request) }
    server.stop()
    await #expect(throws: URLError.self) { try await HTTPClient.live.send(request) }
  }

  /// Apple's sessions read files, and Foundation's on other systems refuse to.
  @Test func `What is not HTTP is an error`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    await #expect(throws: URLError.self) {
      try await HTTPClient.live.send(URLRequest(url: file))
    }
  }

  static let implementations = [
    Implementation("live") {
      let server = try LoopbackServer { request in
        request.line.hasPrefix("GET /found ")
          ? LoopbackServer.Response(
            status: 200, headers: ["Content-Type": "application/json"], body: Data("[1]".utf8))
          : LoopbackServer.Response(status: 404, body: Data("none".utf8))
      }
      return Site(client: .live, url: server.url, server: server)
    },
    Implementation("scripted") {
      let site = "https://example.com"
      let server = ScriptedHTTP(
        HTTPExchange("GET", "\(site)/found", .json("[1]")),
        HTTPExchange("GET", "\(site)/missing", .response(404, body: Data("none".utf8))))
      return Site(client: server.client, url: { URL(string: site + $0)! }, server: server)
    },
  ]

  /// A client, and the site that it talks to.
  struct Site: Sendable {
    let client: HTTPClient
    let url: @Sendable (_ path: String) -> URL
    /// Keeps the server running.
    let server: any Sendable
  }

  @Test(arguments: implementations)
  func `Every status is a response`(_ implementation: Implementation<Site>) async throws {
    let site = try await implementation.make()
    defer { withExtendedLifetime(site) {} }

    let (data, found) = try await site.client.send(URLRequest(url: site.url("/found")))
    #expect(String(decoding: data, as: UTF8.self) == "[1]")
    #expect(found.statusCode == 200)
    #expect(found.value(forHTTPHeaderField: "content-type") == "application/json")
    #expect(found.url == site.url("/found"))

    let (body, missing) = try await site.client.send(URLRequest(url: site.url("/missing")))
    #expect(String(decoding: body, as: UTF8.self) == "none")
    #expect(missing.statusCode == 404)
  }
}
