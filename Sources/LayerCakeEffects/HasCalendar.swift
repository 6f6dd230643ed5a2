public import Foundation
public import LayerCake

/// The provider of the user's calendar: first weekday, time zone and rules for dates.
///
/// The live value is `Calendar.autoupdatingCurrent`, which follows the user's settings while
/// the program runs. In tests it is `Calendar.fixed` of `LayerCakeTesting`.
///
/// ```swift
/// struct AppDependencies: HasCalendar {
///   let calendar = Calendar.autoupdatingCurrent
/// }
/// ```
public protocol HasCalendar {
  /// The calendar that this root keeps.
  var calendar: Calendar { get }
}

extension HasCalendar where Self: DependencyScope, Parent: HasCalendar {
  /// The parent's calendar.
  public var calendar: Calendar { parent.calendar }
}
