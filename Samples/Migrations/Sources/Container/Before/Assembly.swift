/// Registers everything that the program is made of.
func assemble(_ container: Container) {
  container.register((any BadgeList).self) { _ in PrintedBadgeList() }
  container.register(AttendanceBook.self, lifetime: .container) { _ in AttendanceBook() }
  registerTimeClock(in: container)
}

func registerTimeClock(in container: Container) {
  container.register(TimeClock.self) { container in
    TimeClock(
      badges: container.resolve((any BadgeList).self)!,  // registered in `assemble`
      book: container.resolve(AttendanceBook.self)!)
  }
}
