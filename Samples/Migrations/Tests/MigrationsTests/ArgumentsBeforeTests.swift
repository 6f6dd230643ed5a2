import Testing

@testable import ArgumentsBefore

struct ArgumentsBeforeTests {
  @Test func `A ticket goes to the kitchen, with a label`() {
    let ticket = Ticket(
      stock: Table(values: ["baguette": 3]), kitchenPrinter: Printer(name: "kitchen"),
      labelPrinter: Printer(name: "labels"), orderNumbers: Numbers())
    #expect(
      ticket.issue("baguette") == "kitchen: order 1, baguette, 3 in stock\nlabels: order 1")
  }

  @Test func `Two arguments of one type change places, and the receipt is wrong`() throws {
    let (discounts, taxes) = (Table(values: ["baguette": 50]), Table(values: ["baguette": 7]))
    let receipt = Receipt(
      prices: Table(values: ["baguette": 400]), discounts: taxes, taxes: discounts,
      counterPrinter: Printer(name: "counter"), receiptNumbers: Numbers(), shop: "Crumb",
      footer: "thank you", currency: "cents")
    try Page("Arguments.md").expect(receipt.issue("baguette"), isOutput: "swapped")
  }
}
