import Testing

@testable import ContainerBefore

struct ContainerBeforeTests {
  @Test func `A known badge is entered, an unknown one is not`() {
    let container = Container()
    assemble(container)
    container.register((any BadgeList).self) { _ in OneBadge() }
    let clock = container.resolve(TimeClock.self)
    #expect(clock?.clockIn(badge: 1) == "Blob is in for the early shift, 1 today")
    #expect(clock?.clockIn(badge: 2) == "badge 2 is not known")
    #expect(container.resolve(AttendanceBook.self)?.names == ["Blob"])
    #expect(container.resolve(Ledger.self)?.lines == ["Blob"])
    #expect(container.resolve(Light.self)?.isOn == true)
  }

  @Test func `A property that nobody sets is not missed`() throws {
    let container = Container()
    container.register((any ShiftPlan).self) { _ in PrintedShiftPlan() }
    registerBook(in: container)  // and nobody has registered the ledger
    let book = container.resolve(AttendanceBook.self)!
    let said = "Blob, \(book.enter("Blob")), \(book.ledger?.lines.count ?? 0) in the ledger"
    try Page("Container.md").expect(said, isOutput: "silent")
  }

  @Test func `A forgotten registration stops the program when it is first asked for`() async throws
  {
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let container = Container()
      container.register((any BadgeList).self) { _ in PrintedBadgeList() }
      registerTimeClock(in: container)  // and nobody has registered the book
      print("good morning")
      print(container.resolve(TimeClock.self)!.clockIn(badge: 7))
    }
    let output = String(decoding: try #require(end).standardOutputContent, as: UTF8.self)
    try Page("Container.md").expect(output + (end?.lastWords ?? ""), isOutput: "crash")
  }
}

private struct OneBadge: BadgeList {
  func name(onBadge number: Int) -> String? { number == 1 ? "Blob" : nil }
}
