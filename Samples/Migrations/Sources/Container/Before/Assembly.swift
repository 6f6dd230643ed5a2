/// Registers everything that the program is made of.
func assemble(_ container: Container) {
  container.register((any BadgeList).self) { _ in PrintedBadgeList() }
  container.register((any ShiftPlan).self) { _ in PrintedShiftPlan() }
  container.register(Ledger.self, lifetime: .container) { _ in Ledger() }
  container.register(Light.self, lifetime: .container) { _ in Light() }
  registerBook(in: container)
  registerTimeClock(in: container)
}

func registerBook(in container: Container) {
  container.register(AttendanceBook.self, lifetime: .container) { container in
    let book = AttendanceBook(shifts: container.resolve((any ShiftPlan).self)!)
    book.ledger = container.resolve(Ledger.self)
    if let light = container.resolve(Light.self) { book.connect(light) }
    return book
  }
}

func registerTimeClock(in container: Container) {
  container.register(TimeClock.self) { container in
    TimeClock(
      badges: container.resolve((any BadgeList).self)!,  // registered in `assemble`
      book: container.resolve(AttendanceBook.self)!)
  }
}
