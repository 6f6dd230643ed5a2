#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  extension URLRequest {
    /// The limit of a request that says nothing of its own; then the session decides.
    private static let unset: TimeInterval = 60
    /// A year: Foundation counts the limit's milliseconds in an `Int`, and ends the process if they don't fit.
    private static let longest: TimeInterval = 31_536_000

    /// The same request, with a time limit that Foundation on Linux keeps.
    ///
    /// It passes over a limit that came with the initialiser, and drops what is less than a second.
    func keepingTimeLimit() -> URLRequest {
      guard timeoutInterval > 0, timeoutInterval != Self.unset else { return self }
      var request = self
      request.timeoutInterval = min(timeoutInterval.rounded(.up), Self.longest)
      return request
    }
  }
#endif
