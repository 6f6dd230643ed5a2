import Testing

@testable import ArgumentsAfter

struct ArgumentsAfterTests {
  @Test func `A ticket goes to the kitchen, with a label`() {
    let ticket = Ticket(dependencies: TicketTestDependencies())
    #expect(
      ticket.issue("baguette") == "kitchen: order 1, baguette, 3 in stock\nlabels: order 1")
  }

  @Test func `A receipt takes off the discount and adds the tax`() {
    let receipt = Receipt(dependencies: ReceiptTestDependencies())
    #expect(
      receipt.issue("baguette")
        == "counter: Crumb, receipt 1: baguette 214 cents; thank you")
  }
}

/// What the kitchen needs, and none of the other eleven.
private struct TicketTestDependencies: TicketDependencies {
  var stock = Table(values: ["baguette": 3])
  var kitchenPrinter = Printer(name: "kitchen")
  var labelPrinter = Printer(name: "labels")
  var orderNumbers = Numbers()
}

private struct ReceiptTestDependencies: ReceiptDependencies {
  var prices = Table(values: ["baguette": 400])
  var discounts = Table(values: ["baguette": 50])
  var taxes = Table(values: ["baguette": 7])
  var counterPrinter = Printer(name: "counter")
  var receiptNumbers = Numbers()
  var shop = "Crumb"
  var footer = "thank you"
  var currency = "cents"
}
