public import Foundation

/// Provides the clock on the wall.
public protocol HasClock {
  var clock: WallClock { get }
}

/// A clock that knows the date.
public struct WallClock: Sendable {
  public var now: @Sendable () -> Date

  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }
}
