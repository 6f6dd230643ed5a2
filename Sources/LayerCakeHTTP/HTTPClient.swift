public import Foundation

#if canImport(FoundationNetworking)
  import Dispatch
  public import FoundationNetworking
#endif

/// A client that sends HTTP requests and reads whole responses into memory.
///
/// Any status is a response, 404 and 500 included; an error means that there was none, or only a part
/// of one. Use a `URLSession` of your own for downloads, uploads and streams.
///
/// A request's `timeoutInterval` is how long it may go without a byte coming in, on every system; on Linux in
/// whole seconds, rounded up.
///
/// Any number of tasks may send at once. It neither retries nor keeps anything of its own; caches and
/// cookies are the session's.
public struct HTTPClient: Sendable {
  /// Sends a request, and returns the body and the head of its response.
  ///
  /// Cancelling the task cancels the request, which then throws; if the task is cancelled by then, nothing
  /// is sent. A request without a response throws what
  /// the session says of it, a `URLError`.
  public var send: @Sendable (_ request: URLRequest) async throws -> (Data, HTTPURLResponse)

  /// Makes a client from a closure, which may be called from any thread.
  public init(
    send: @escaping @Sendable (_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
  ) {
    self.send = send
  }

  /// A client on the shared URL session; on Linux on one like it that caches nothing.
  public static var live: HTTPClient { session(.live) }

  /// Returns a client on the given URL session, which decides on caches, cookies and time limits.
  ///
  /// A response that is not HTTP, as of a `file:` URL, is thrown as a `URLError`.
  ///
  /// On Linux, set the `urlCache` of its configuration to nil: with one, Foundation may end the process when
  /// a request is cancelled.
  public static func session(_ session: URLSession) -> HTTPClient {
    HTTPClient { request in
      if Task.isCancelled { throw URLError(.cancelled) }
      let (data, response) = try await session.response(to: request)
      guard let response = response as? HTTPURLResponse else {
        throw URLError(.badServerResponse)
      }
      return (data, response)
    }
  }
}

extension URLSession {
  #if canImport(FoundationNetworking)
    /// Without a cache, where Foundation on Linux looks a request up without expecting that it is cancelled
    /// meanwhile.
    fileprivate static let live = {
      let configuration = URLSessionConfiguration.default
      configuration.urlCache = nil
      return URLSession(configuration: configuration)
    }()

    /// What `data(for:)` does, without its deadlock on Linux: there, cancelling a task waits for the
    /// session's queue, while the queue, about to deliver the response, waits for the task.
    fileprivate func response(to request: URLRequest) async throws -> (Data, URLResponse) {
      let (responses, delivery) = AsyncThrowingStream<(Data, URLResponse), any Error>.makeStream()
      let transfer = dataTask(with: request.keepingTimeLimit()) { data, response, error in
        if let data, let response, error == nil {
          delivery.yield((data, response))
          delivery.finish()
        } else {
          delivery.finish(throwing: error ?? URLError(.unknown))
        }
      }
      // Not in the handler, where a cancellation could come first: Foundation may end the process then.
      transfer.resume()
      return try await withTaskCancellationHandler {
        for try await response in responses { return response }
        // The stream ends without a response only if the task is cancelled.
        throw URLError(.cancelled)
      } onCancel: {
        // Elsewhere than on the queue that might be delivering the response just now.
        DispatchQueue.global().async { transfer.cancel() }
      }
    }
  #else
    fileprivate static var live: URLSession { .shared }

    fileprivate func response(to request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request)
    }
  #endif
}
