import Testing

@testable import ArgumentsAfter

struct ArgumentsAfterTests {
  @Test func `A ticket goes to the kitchen, with a label`() {
    // What the kitchen needs, and none of the other eleven.
    let dependencies = TicketTestDependencies(
      kitchenPrinter: Printer(name: "kitchen"), labelPrinter: Printer(name: "labels"),
      orderNumbers: Numbers(), stock: Table(values: ["baguette": 3]))
    let ticket = Ticket(dependencies: dependencies)
    #expect(
      ticket.issue("baguette") == "kitchen: order 1, baguette, 3 in stock\nlabels: order 1")
  }

  @Test func `A receipt takes off the discount and adds the tax`() {
    let dependencies = ReceiptTestDependencies(
      counterPrinter: Printer(name: "counter"), currency: "cents",
      discounts: Table(values: ["baguette": 50]), footer: "thank you",
      prices: Table(values: ["baguette": 400]), receiptNumbers: Numbers(), shop: "Crumb",
      taxes: Table(values: ["baguette": 7]))
    let receipt = Receipt(dependencies: dependencies)
    #expect(
      receipt.issue("baguette")
        == "counter: Crumb, receipt 1: baguette 214 cents; thank you")
  }
}
