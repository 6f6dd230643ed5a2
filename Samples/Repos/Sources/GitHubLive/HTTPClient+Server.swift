import Foundation
public import LayerCakeHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// HTTP that follows a redirection only where it stays on the same server, which may know a token.
  ///
  /// It opens a session that stays open as long as the program runs, so make one and share it.
  public static func stayingWithTheServer() -> HTTPClient {
    let configuration = URLSessionConfiguration.ephemeral
    // Whoever asks keeps the time. Foundation's own limit starts anew with every byte, so a server
    // could hold us by sending one now and then.
    configuration.timeoutIntervalForRequest = 24 * 60 * 60
    return .session(
      URLSession(configuration: configuration, delegate: StayWithTheServer(), delegateQueue: nil))
  }

  /// The same client, but giving up on an answer that isn't there in time, its body included.
  ///
  /// It throws a `URLError` if no whole answer arrives, and a `CancellationError` if cancelled.
  func limited(to timeLimit: Duration, by clock: any Clock<Duration>) -> HTTPClient {
    HTTPClient { [send] request in
      try await withThrowingTaskGroup { group in
        group.addTask {
          let (body, response) = try await send(request)
          try response.checkIsWhole(body)
          return (body, response)
        }
        group.addTask {
          try await clock.sleep(for: timeLimit)
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
    }
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
