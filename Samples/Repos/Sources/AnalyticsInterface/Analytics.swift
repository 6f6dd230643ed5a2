/// Provides the place where events go.
public protocol HasAnalytics {
  var analytics: Analytics { get }
}

/// A client that records what people do.
public struct Analytics: Sendable {
  /// Something that happened, with what is worth knowing about it.
  public struct Event: Hashable, Sendable {
    public var name: String
    public var properties: [String: String]

    public init(_ name: String, properties: [String: String] = [:]) {
      self.name = name
      self.properties = properties
    }
  }

  /// Records one event. It returns at once and never fails: no feature waits for its analytics.
  public var track: @Sendable (Event) -> Void

  public init(track: @escaping @Sendable (Event) -> Void) {
    self.track = track
  }
}
