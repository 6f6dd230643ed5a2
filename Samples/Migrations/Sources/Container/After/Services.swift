/// Provides the names of those who have a badge.
protocol HasBadges {
  var badges: any BadgeList { get }
}

protocol BadgeList {
  func name(onBadge number: Int) -> String?
}

struct PrintedBadgeList: BadgeList {
  func name(onBadge number: Int) -> String? { [7: "Blob", 8: "Blob Jr."][number] }
}

/// Who works when.
protocol ShiftPlan {
  func shift(of name: String) -> String
}

struct PrintedShiftPlan: ShiftPlan {
  func shift(of name: String) -> String { name == "Blob" ? "early shift" : "late shift" }
}

/// Provides what the office asks for at the end of the month.
protocol HasLedger {
  var ledger: Ledger { get }
}

final class Ledger {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// Provides the light above the door.
protocol HasLight {
  var light: Light { get }
}

final class Light {
  private(set) var isOn = false

  func turnOn() { isOn = true }
}
