/// Lets bakers clock in with their badge.
final class TimeClock {
  private let badges: any BadgeList
  private let book: AttendanceBook

  init(badges: any BadgeList, book: AttendanceBook) {
    self.badges = badges
    self.book = book
  }

  func clockIn(badge: Int) -> String {
    guard let name = badges.name(onBadge: badge) else { return "badge \(badge) is not known" }
    let shift = book.enter(name)
    return "\(name) is in for the \(shift), \(book.names.count) today"
  }
}
