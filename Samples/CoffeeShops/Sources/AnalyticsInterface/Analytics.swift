/// Provides the count of what people do with the program.
public protocol HasAnalytics {
  var analytics: Analytics { get }
}

/// Counts what people do: that something was rated, never what, by whom or how.
public struct Analytics: Sendable {
  public enum Event: String, CaseIterable, Sendable {
    case signedUp = "signed up"
    case loggedIn = "logged in"
    case rated
  }

  /// Counts an event. It never fails: what can't be counted is not worth stopping for.
  public var count: @Sendable (Event) -> Void

  public init(count: @escaping @Sendable (Event) -> Void) {
    self.count = count
  }

  /// Counts nothing, for whoever asks for that.
  public static let off = Analytics { _ in }
}
