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

  @Test func `What a test forgets fails it by name`() async throws {
    let failure = try await failures {
      let desk = OrderDesk(dependencies: OrderTestDependencies())
      _ = desk.order("baguette", cents: 180, for: "Blob")
    }
    #expect(
      failure.hasPrefix(
        "unimplemented endpoint 'HasPayments.payments.onCharge' was called with (180, \"Blob\")"))
  }
}
