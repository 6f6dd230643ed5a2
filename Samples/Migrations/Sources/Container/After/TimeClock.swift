typealias TimeClockDependencies = HasBadges & HasAttendanceBook

/// Lets bakers clock in with their badge.
final class TimeClock {
  private let dependencies: any TimeClockDependencies

  init(dependencies: any TimeClockDependencies) {
    self.dependencies = dependencies
  }

  func clockIn(badge: Int) -> String {
    guard let name = dependencies.badges.name(onBadge: badge) else {
      return "badge \(badge) is not known"
    }
    let shift = dependencies.book.enter(name)
    return "\(name) is in for the \(shift), \(dependencies.book.names.count) today"
  }
}
