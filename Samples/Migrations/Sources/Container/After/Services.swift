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

/// Provides the book of who is in.
protocol HasAttendanceBook {
  var book: AttendanceBook { get }
}

/// Who is in today.
final class AttendanceBook {
  private(set) var names: [String] = []

  func enter(_ name: String) { names.append(name) }
}
