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

/// What the office asks for at the end of the month.
final class Ledger {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// The light above the door.
final class Light {
  private(set) var isOn = false

  func turnOn() { isOn = true }
}
