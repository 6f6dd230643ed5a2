import Foundation
import LayerCakeHTTP
import LayerCakeTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ScriptedHTTPTests {
  private func request(_ url: String, method: String? = nil) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.httpMethod = method
    return request
  }

  @Test func `It answers the requests that are expected, in any order`() async throws {
    let server = ScriptedHTTP(
      HTTPExchange("GET", "https://example.com/a?page=1", .json(#"{"a":1}"#)),
      HTTPExchange("POST", "https://example.com/b", .response(201, headers: ["X-B": "b"])),
      HTTPExchange("GET", "https://example.com/c", .failure(URLError(.timedOut))))
    let send = server.client.send

    let (created, head) = try await send(request("https://example.com/b", method: "POST"))
    #expect(created.isEmpty)
    #expect(head.statusCode == 201)
    #expect(head.value(forHTTPHeaderField: "X-B") == "b")
    let (data, json) = try await send(request("https://example.com/a?page=1"))
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":1}"#)
    #expect(json.value(forHTTPHeaderField: "Content-Type") == "application/json")
    #expect(server.unanswered == ["GET https://example.com/c"])
    let missing = try request("https://example.com/c")
    await #expect(throws: URLError(.timedOut)) { try await send(missing) }

    #expect(server.unanswered == [])
    #expect(server.requests.map(\.url?.path) == ["/b", "/a", "/c"])
  }

  @Test(arguments: [
    "https://example.com/search?q=käse", "https://example.com/two words",
    "https://example.com/list?id[]=1", "https://example.com/search?q=k%C3%A4se",
  ])
  func `It expects a URL as a request has it that was made with the same text`(
    _ url: String
  ) async throws {
    let server = ScriptedHTTP(HTTPExchange("GET", url, .response(200)))
    #expect(try await server.client.send(request(url)).1.statusCode == 200)
    #expect(server.unanswered == [])
  }

  @Test func `The same request is answered in the order of the script`() async throws {
    let server = ScriptedHTTP(
      HTTPExchange("GET", "https://example.com", .response(503)),
      HTTPExchange("GET", "https://example.com", .response(200)))
    let request = try request("https://example.com")
    #expect(try await server.client.send(request).1.statusCode == 503)
    #expect(try await server.client.send(request).1.statusCode == 200)
  }

  @Test func `A request that nobody expected fails the test by name, at the script's line`()
    async throws
  {
    let line = #line + 1
    let server = ScriptedHTTP(
      HTTPExchange("GET", "https://example.com/a", .response(200)),
      HTTPExchange("GET", "https://example.com/b", .response(200)))
    let wrong = try request("https://example.com/a", method: "DELETE")
    let issues = await issues {
      await #expect(throws: Unimplemented(endpoint: "HasHTTP.http.send")) {
        try await server.client.send(wrong)
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          text: "unexpected request 'DELETE https://example.com/a'"
            + "; still expected: 'GET https://example.com/a', 'GET https://example.com/b'",
          file: "ScriptedHTTPTests.swift", line: line)
      ])
  }

  @Test func `A request too many is unexpected, too`() async throws {
    let server = ScriptedHTTP(HTTPExchange("GET", "https://example.com/", .response(200)))
    let request = try request("https://example.com/")
    _ = try await server.client.send(request)
    let failures = await failures {
      await #expect(throws: Unimplemented.self) { try await server.client.send(request) }
    }
    #expect(
      failures == ["unexpected request 'GET https://example.com/'; still expected: none"])
    #expect(server.requests.count == 2)
  }
}
