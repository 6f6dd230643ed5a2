import LayerCakeTesting
import Testing

@testable import RegistryAfter

struct RegistryAfterTests {
  @Test func `An order is charged, then confirmed`() {
    let confirmation = OrderDesk(dependencies: TestDependencies())
      .order("baguette", cents: 180, for: "Blob")
    #expect(confirmation == "your baguette is paid, receipt of Blob")
  }
}

private struct TestDependencies: OrderDependencies {
  var payments: any Payments = Prepaid()
  var mail: any Mail = Echo()
}

private struct Prepaid: Payments {
  func charge(_ cents: Int, to customer: String) -> String { "of \(customer)" }
}

private struct Echo: Mail {
  func send(_ text: String, to customer: String) -> String { text }
}
