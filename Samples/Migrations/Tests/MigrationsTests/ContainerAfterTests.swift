import Testing

@testable import ContainerAfter

struct ContainerAfterTests {
  @Test func `A known badge is entered, an unknown one is not`() {
    let dependencies = TimeClockTestDependencies(
      book: AttendanceBook(shifts: OneShift(), ledger: Ledger(), light: Light()),
      badges: BadgeListDouble { $0 == 1 ? "Blob" : nil })
    let clock = TimeClock(dependencies: dependencies)
    #expect(clock.clockIn(badge: 1) == "Blob is in for the early shift, 1 today")
    #expect(clock.clockIn(badge: 2) == "badge 2 is not known")
    #expect(dependencies.book.names == ["Blob"])
  }

  @Test func `One root has one book, and another one has its own`() {
    let (root, other) = (AppDependencies(), AppDependencies())
    #expect(root.book === root.book)
    #expect(root.book !== other.book)
    #expect(root.book.enter("Blob") == "early shift")
    #expect(root.ledger.lines == ["Blob"] && root.light.isOn)
    #expect(other.ledger.lines == [] && !other.light.isOn)
  }
}

private struct OneShift: ShiftPlan {
  func shift(of name: String) -> String { "early shift" }
}
