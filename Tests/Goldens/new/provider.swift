/// Provides the URL shortener.
public protocol HasURLShortener {
  var urlShortener: any URLShortener { get }
}

/// The URL shortener.
public protocol URLShortener: Sendable {
}
