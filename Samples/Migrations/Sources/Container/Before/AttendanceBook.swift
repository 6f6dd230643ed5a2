/// Who is in today.
///
/// Its plan comes through the initialiser, its ledger through a property, its light through a method.
final class AttendanceBook {
  private let shifts: any ShiftPlan
  var ledger: Ledger?
  private var light: Light?
  private(set) var names: [String] = []

  init(shifts: any ShiftPlan) {
    self.shifts = shifts
  }

  func connect(_ light: Light) {
    self.light = light
  }

  /// Enters a name, and returns the shift that it belongs to.
  func enter(_ name: String) -> String {
    names.append(name)
    ledger?.add(name)
    light?.turnOn()
    return shifts.shift(of: name)
  }
}
