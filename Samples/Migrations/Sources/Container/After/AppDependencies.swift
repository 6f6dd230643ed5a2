import LayerCake

/// Everything that the program is made of.
struct AppDependencies: TimeClockDependencies & ReportDependencies {
  var badges: any BadgeList { PrintedBadgeList() }
  @Singleton var ledger = Ledger()
  @Singleton var light = Light()

  private let shifts: any ShiftPlan = PrintedShiftPlan()
  private let onlyBook = Singleton<AttendanceBook>()

  var book: AttendanceBook {
    onlyBook { AttendanceBook(shifts: shifts, ledger: ledger, light: light) }
  }
}
