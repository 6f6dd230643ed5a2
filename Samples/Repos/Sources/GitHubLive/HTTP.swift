import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends one request and waits for the whole answer.
struct HTTP: Sendable {
  /// Throws a `URLError` if no whole answer arrives, and a `CancellationError` if cancelled.
  var answer: @Sendable (URLRequest) async throws -> (body: Data, response: HTTPURLResponse)
}

extension HTTP {
  /// HTTP by Foundation.
  ///
  /// - Parameter timeLimit: what the whole of one answer may take, its body included.
  static func urlSession(timeLimit: Duration) -> HTTP {
    let configuration = URLSessionConfiguration.ephemeral
    // The task group below keeps the time, fractions of a second included. Foundation's own limit
    // starts anew with every byte, so a server could hold us by sending one now and then.
    configuration.timeoutIntervalForRequest = (timeLimit / .seconds(1)).rounded(.up) + 1
    let session = URLSession(
      configuration: configuration, delegate: StayWithTheServer(), delegateQueue: nil)

    return HTTP(answer: { request in
      try await withThrowingTaskGroup { group in
        group.addTask { try await session.wholeAnswer(to: request) }
        group.addTask {
          try await Task.sleep(for: timeLimit)
          throw URLError(.timedOut)
        }
        defer { group.cancelAll() }
        do {
          guard let answer = try await group.next() else { throw CancellationError() }
          return answer
        } catch let error as URLError where error.code == .cancelled {
          throw CancellationError()
        }
      }
    })
  }
}

extension URLSession {
  fileprivate func wholeAnswer(
    to request: URLRequest
  ) async throws -> (body: Data, response: HTTPURLResponse) {
    let (body, response) = try await data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    try response.checkIsWhole(body)
    return (body, response)
  }
}

extension HTTPURLResponse {
  /// Throws if the body is shorter than announced, which not every Foundation takes for an error.
  func checkIsWhole(_ body: Data) throws {
    // A compressed body announces its length before it is unpacked, which proves nothing.
    guard value(forHTTPHeaderField: "Content-Encoding") == nil,
      Int64(body.count) < expectedContentLength
    else { return }
    throw URLError(
      .networkConnectionLost, userInfo: [NSLocalizedDescriptionKey: "the answer was cut short"])
  }
}

/// Follows a redirection only where it stays on the same server, which may know the token.
private final class StayWithTheServer: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let staysThere = request.url?.isOnServer(of: task.originalRequest?.url) ?? false
    completionHandler(staysThere ? request : nil)
  }
}
