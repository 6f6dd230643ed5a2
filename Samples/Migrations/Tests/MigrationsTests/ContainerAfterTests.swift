import Testing

@testable import ContainerAfter

struct ContainerAfterTests {
  @Test func `A known badge is entered, an unknown one is not`() {
    let dependencies = TestDependencies()
    let clock = TimeClock(dependencies: dependencies)
    #expect(clock.clockIn(badge: 1) == "Blob is in, 1 today")
    #expect(clock.clockIn(badge: 2) == "badge 2 is not known")
    #expect(dependencies.book.names == ["Blob"])
  }

  @Test func `One root has one book, and another one has its own`() {
    let (root, other) = (AppDependencies(), AppDependencies())
    #expect(root.book === root.book)
    #expect(root.book !== other.book)
  }
}

private struct TestDependencies: TimeClockDependencies {
  var badges: any BadgeList = OneBadge()
  var book = AttendanceBook()
}

private struct OneBadge: BadgeList {
  func name(onBadge number: Int) -> String? { number == 1 ? "Blob" : nil }
}
