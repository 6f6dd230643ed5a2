public import Foundation
public import LayerCake

/// The provider of the user's time zone: offset from GMT and daylight saving.
///
/// The live value is `TimeZone.autoupdatingCurrent`, which follows the user's settings while
/// the program runs. In tests it is `TimeZone.fixed` of `LayerCakeTesting`.
///
/// ```swift
/// struct AppDependencies: HasTimeZone {
///   let timeZone = TimeZone.autoupdatingCurrent
/// }
/// ```
public protocol HasTimeZone {
  /// The time zone that this root keeps.
  var timeZone: TimeZone { get }
}

extension HasTimeZone where Self: DependencyScope, Parent: HasTimeZone {
  /// The parent's time zone.
  public var timeZone: TimeZone { parent.timeZone }
}
