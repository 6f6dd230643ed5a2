public import LayerCake

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
