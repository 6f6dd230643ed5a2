/// Provides the book of who is in.
protocol HasAttendanceBook {
  var book: AttendanceBook { get }
}

/// Who is in today.
final class AttendanceBook {
  private let shifts: any ShiftPlan
  private let ledger: Ledger
  private let light: Light
  private(set) var names: [String] = []

  init(shifts: any ShiftPlan, ledger: Ledger, light: Light) {
    self.shifts = shifts
    self.ledger = ledger
    self.light = light
  }

  /// Enters a name, and returns the shift that it belongs to.
  func enter(_ name: String) -> String {
    names.append(name)
    ledger.add(name)
    light.turnOn()
    return shifts.shift(of: name)
  }
}
