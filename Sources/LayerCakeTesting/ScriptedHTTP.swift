import LayerCake
public import LayerCakeHTTP

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// A server for tests, in memory: it answers the requests that the test expects, and no others.
///
/// A request that nobody expected fails the test by name. One of a task that is cancelled by then throws and does
/// not come, as with the live client. Each exchange is good for one request; those
/// with the same method and URL are used in order, and the rest in whatever order the requests come.
///
/// ```swift
/// let server = ScriptedHTTP(
///   HTTPExchange("GET", "https://api.github.com/orgs/bakery/repos", .json("[]")))
/// dependencies.http = server.client
///
/// let repos = try await liveGitHub(dependencies.http).fetchRepos("bakery")
///
/// #expect(repos == [])
/// #expect(server.unanswered == [])
/// ```
public final class ScriptedHTTP: Sendable {
  private struct State {
    var exchanges: [HTTPExchange]
    var requests: [URLRequest] = []
  }

  private let state: Lock<State>
  private let origin: Origin

  /// Makes a server that expects the given requests.
  public init(
    _ exchanges: HTTPExchange...,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    state = Lock(State(exchanges: exchanges))
    origin = Origin(fileID: fileID, file: file, line: line)
    Scripts.current?.add { self.reportLeftovers() }
  }

  /// All requests so far, the unexpected ones too, in the order in which they came.
  public var requests: [URLRequest] { state.withLock { $0.requests } }

  /// The requests that were expected and have not come, such as `GET https://example.com`.
  public var unanswered: [String] { state.withLock { $0.exchanges.map(\.request) } }

  /// The client to install in place of the live one.
  public var client: HTTPClient {
    HTTPClient { request in try self.answer(request) }
  }

  private func reportLeftovers() {
    let requests = unanswered.map { "'\($0)'" }.joined(separator: ", ")
    if !requests.isEmpty {
      origin.report("expected requests that have not come: \(requests)", at: .here)
    }
  }

  private func answer(_ request: URLRequest) throws -> (Data, HTTPURLResponse) {
    if Task.isCancelled { throw URLError(.cancelled) }
    let name = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
    let (exchange, others) = state.withLock { state in
      state.requests.append(request)
      let index = state.exchanges.firstIndex { $0.request == name }
      return (index.map { state.exchanges.remove(at: $0) }, state.exchanges.map(\.request))
    }
    guard let exchange else {
      let expected = others.map { "'\($0)'" }.joined(separator: ", ")
      throw origin.report(
        "unexpected request '\(name)'; still expected: \(others.isEmpty ? "none" : expected)",
        at: .here, throwing: Unimplemented(endpoint: "HasHTTP.http.send"))
    }
    let (status, headers, body) = try exchange.answer.result.get()
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { throw URLError(.badServerResponse) }
    return (body, response)
  }
}
