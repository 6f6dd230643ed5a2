public import Foundation
public import LayerCake

/// The provider of the current date.
///
/// ```swift
/// struct AppDependencies: HasDate {
///   let date = DateGenerator.live
/// }
///
/// func isExpired(_ expiry: Date, _ dependencies: any HasDate) -> Bool {
///   expiry < dependencies.date.now()
/// }
/// ```
public protocol HasDate {
  /// The dates that this root keeps.
  var date: DateGenerator { get }
}

extension HasDate where Self: DependencyScope, Parent: HasDate {
  /// The parent's dates.
  public var date: DateGenerator { parent.date }
}

/// A source of the current date.
///
/// Ask it each time; a date that you keep goes stale. To wait, or to measure how long something
/// took, use ``HasClock``: the date jumps when somebody sets it. Asking never fails, and may be done from
/// any thread, for the price of the system's call.
public struct DateGenerator: Sendable {
  /// Returns the current date.
  public var now: @Sendable () -> Date

  /// Makes a source of dates from a closure, which may be called from any thread.
  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// The system's date.
  public static let live = DateGenerator { Date() }
}
