import Foundation
import LayerCakeHTTP
import LayerCakeTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of tasks that are cancelled, whenever that is.
@Suite(.timeLimit(.minutes(30))) struct HTTPCancellationTests {
  @Test func `Cancelling the task ends the request`() async throws {
    let requests = Recorder<String, Void, Never>("LoopbackServer.requests", .always(()))
    let release = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { request in
      requests(request.line)
      release.wait()
      return nil
    }
    defer { server.stop() }
    defer { release.signal() }
    let task = Task { [url = server.url("/slow")] in
      try await HTTPClient.live.send(URLRequest(url: url))
    }
    try await requests.waitForCalls(1)
    task.cancel()
    await #expect(throws: URLError(.cancelled)) { try await task.value }
  }

  /// A client, and how many requests have come to its server.
  struct Site: Sendable {
    let client: HTTPClient
    let url: URL
    let requests: @Sendable () -> Int
  }

  static let implementations = [
    Implementation("live") {
      let requests = Recorder<String, Void, Never>("LoopbackServer.requests", .always(()))
      let server = try LoopbackServer { request in
        requests(request.line)
        return LoopbackServer.Response(status: 200)
      }
      return Site(client: .live, url: server.url("/")) {
        // One connection after the other: what came before this has been counted.
        server.stop()
        return requests.calls.count
      }
    },
    Implementation("scripted") {
      let server = ScriptedHTTP(HTTPExchange("GET", "https://example.com", .response(200)))
      // The text is this test's own, and a URL.
      return Site(client: server.client, url: URL(string: "https://example.com")!) {
        server.requests.count
      }
    },
  ]

  @Test(arguments: implementations)
  func `A task that is cancelled by then sends nothing`(
    _ implementation: Implementation<Site>
  ) async throws {
    let site = try await implementation.make()
    for _ in 0..<20 {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await site.client.send(URLRequest(url: site.url))
      }
      await #expect(throws: URLError(.cancelled)) { try await task.value }
    }
    #expect(site.requests() == 0)
  }

  #if os(macOS) || os(Linux)
    @Test func `A process goes on whenever its requests are cancelled`() async throws {
      await #expect(processExitsWith: .success) {
        let server = try LoopbackServer { _ in LoopbackServer.Response(status: 200) }
        for round in 0..<60 {
          await withTaskGroup { group in
            for number in 0..<50 {
              group.addTask { [url = server.url("/")] in
                let task = Task { try await HTTPClient.live.send(URLRequest(url: url)) }
                for _ in 0..<(round + number) % 30 { await Task.yield() }
                task.cancel()
                _ = await task.result
              }
            }
          }
        }
        server.stop()
      }
    }
  #endif
}
