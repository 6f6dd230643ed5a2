public import Foundation
public import LayerCake

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The provider of HTTP: a request in, data and response out.
///
/// ```swift
/// struct AppDependencies: HasHTTP {
///   let http = HTTPClient.live
/// }
///
/// func size(of page: URL, _ dependencies: any HasHTTP) async throws -> Int {
///   let (data, _) = try await dependencies.http.send(URLRequest(url: page))
///   return data.count
/// }
/// ```
public protocol HasHTTP {
  /// The HTTP client that this root keeps.
  var http: HTTPClient { get }
}

extension HasHTTP where Self: DependencyScope, Parent: HasHTTP {
  /// The parent's HTTP client.
  public var http: HTTPClient { parent.http }
}

/// A client that sends HTTP requests and reads whole responses into memory.
///
/// Any status is a response, 404 and 500 included; an error means that there was none. Use a
/// `URLSession` of your own for downloads, uploads and streams.
public struct HTTPClient: Sendable {
  /// Sends a request, and returns the body and the head of its response.
  ///
  /// Cancelling the task cancels the request.
  public var send: @Sendable (_ request: URLRequest) async throws -> (Data, HTTPURLResponse)

  /// Makes a client from a closure, which may be called from any thread.
  public init(
    send: @escaping @Sendable (_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
  ) {
    self.send = send
  }

  /// A client on the shared URL session.
  public static var live: HTTPClient { session(.shared) }

  /// Returns a client on the given URL session, which decides on caches, cookies and time limits.
  ///
  /// A response that is not HTTP, as of a `file:` URL, is thrown as
  /// `URLError(.badServerResponse)`.
  public static func session(_ session: URLSession) -> HTTPClient {
    HTTPClient { request in
      let (data, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else {
        throw URLError(.badServerResponse)
      }
      return (data, response)
    }
  }
}
