public import Foundation

extension TimeZone {
  /// Greenwich Mean Time, without daylight saving.
  public static var fixed: TimeZone { .gmt }
}

extension Locale {
  /// The locale `en_US_POSIX`, whose formats do not change with the user, nor over the years.
  public static var fixed: Locale { Locale(identifier: "en_US_POSIX") }
}

extension Calendar {
  /// The Gregorian calendar in the fixed time zone and locale; weeks begin on Sunday.
  public static var fixed: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .fixed
    calendar.locale = .fixed
    calendar.firstWeekday = 1
    calendar.minimumDaysInFirstWeek = 1
    return calendar
  }
}
