import Foundation
import LayerCakeHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How long a request waits for the next byte.
@Suite(.timeLimit(.minutes(30))) struct HTTPTimeLimitTests {
  static let limits: [@Sendable (URL) -> URLRequest] = [
    { URLRequest(url: $0, timeoutInterval: 0.5) },
    {
      var request = URLRequest(url: $0)
      request.timeoutInterval = 0.5
      return request
    },
  ]

  @Test(arguments: limits)
  func `A request that says how long it waits is not answered later`(
    _ request: @Sendable (URL) -> URLRequest
  ) async throws {
    let release = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { _ in
      release.wait()
      return nil
    }
    defer { server.stop() }
    defer { release.signal() }
    // The session would wait for a minute, as long as this suite may take.
    await #expect(throws: URLError(.timedOut)) {
      try await HTTPClient.live.send(request(server.url("/slow")))
    }
  }

  @Test func `A response may take longer than its request waits for the next byte`() async throws {
    let body = Data("0123456789".utf8)
    let server = try LoopbackServer { _ in
      LoopbackServer.Response(status: 200, body: body, pause: 0.5)
    }
    defer { server.stop() }
    let request = URLRequest(url: server.url("/"), timeoutInterval: 4)
    #expect(try await HTTPClient.live.send(request).0 == body)
  }

  @Test(arguments: [TimeInterval.infinity, .greatestFiniteMagnitude])
  func `A request may wait for ever`(_ limit: TimeInterval) async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Response(status: 200) }
    defer { server.stop() }
    let request = URLRequest(url: server.url("/"), timeoutInterval: limit)
    #expect(try await HTTPClient.live.send(request).1.statusCode == 200)
  }
}
