import LayerCake

/// Everything that the program is made of.
struct AppDependencies: TimeClockDependencies {
  var badges: any BadgeList { PrintedBadgeList() }
  @Singleton var book = AttendanceBook()
}
