import Testing

@testable import RegistryBefore

/// There is one registry, so these take turns.
@Suite(.serialized) struct RegistryBeforeTests {
  init() {
    Registry.shared.beginTesting()
  }

  @Test func `An order is charged, then confirmed`() {
    Registry.shared.mock((any Payments).self) { Prepaid() }
    Registry.shared.mock((any Mail).self) { Echo() }
    defer { Registry.shared.unmockAll() }
    let confirmation = OrderDesk().order("baguette", cents: 180, for: "Blob")
    #expect(confirmation == "your baguette is paid, receipt of Blob")
  }

  @Test func `What is not mocked stops the test before it reaches the world`() async throws {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Registry.shared.beginTesting()
      Registry.shared.mock((any Payments).self) { Prepaid() }
      _ = OrderDesk().order("baguette", cents: 180, for: "Blob")
    }
    try Page("Registry.md").expect(end?.lastWords ?? "", isOutput: "unmocked")
  }

  @Test func `What can be asked for is bound, and nothing takes that back`() {
    let registry = Registry()
    let getMail = registry.bind((any Mail).self) { MailServer() }
    registry.mock((any Mail).self) { Echo() }
    registry.unmockAll()
    #expect(getMail() is MailServer)
  }

  @Test func `A mock that is not needed passes like all others`() {
    Registry.shared.mock((any Payments).self) { Prepaid() }
    Registry.shared.mock((any Mail).self) { Echo() }
    defer { Registry.shared.unmockAll() }
    #expect(PickupDesk().order("baguette", cents: 180, for: "Blob") == "paid, receipt of Blob")
  }

  @Test func `Of two types with one name, the last one that is bound gets it`() async throws {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let registry = Registry()
      let getDelivery = registry.bind(Delivery.Client.self) { Delivery.Client() }
      let getLoyalty = registry.bind(Loyalty.Client.self) { Loyalty.Client() }
      _ = getLoyalty()
      _ = getDelivery()
    }
    try Page("Registry.md").expect(end?.lastWords ?? "", isOutput: "crash")
  }
}

enum Delivery {
  struct Client: Sendable {}
}

enum Loyalty {
  struct Client: Sendable {}
}

private struct Prepaid: Payments {
  func charge(_ cents: Int, to customer: String) -> String { "of \(customer)" }
}

private struct Echo: Mail {
  func send(_ text: String, to customer: String) -> String { text }
}

/// Takes an order that is fetched in person. It sends no mail.
private struct PickupDesk {
  private let payments = getPayments()

  func order(_ item: String, cents: Int, for customer: String) -> String {
    "paid, receipt \(payments.charge(cents, to: customer))"
  }
}
