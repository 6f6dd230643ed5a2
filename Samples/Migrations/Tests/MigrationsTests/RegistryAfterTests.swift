import Testing

@testable import RegistryAfter

struct RegistryAfterTests {
  @Test func `An order is charged, then confirmed`() {
    let dependencies = OrderTestDependencies(
      mail: MailDouble { text, _ in text },
      payments: PaymentsDouble { _, customer in "of \(customer)" })
    let confirmation = OrderDesk(dependencies: dependencies)
      .order("baguette", cents: 180, for: "Blob")
    #expect(confirmation == "your baguette is paid, receipt of Blob")
  }
}
