/// Sells something, with all that follows from it.
final class Checkout {
  private let receipt: Receipt
  private let ticket: Ticket
  private let books: Books

  init(
    prices: Table, discounts: Table, taxes: Table, stock: Table,
    counterPrinter: Printer, kitchenPrinter: Printer, labelPrinter: Printer,
    orderNumbers: Numbers, receiptNumbers: Numbers, sales: Log, audit: Log,
    shop: String, footer: String, currency: String, today: String
  ) {
    receipt = Receipt(
      prices: prices, discounts: discounts, taxes: taxes, counterPrinter: counterPrinter,
      receiptNumbers: receiptNumbers, shop: shop, footer: footer, currency: currency)
    ticket = Ticket(
      stock: stock, kitchenPrinter: kitchenPrinter, labelPrinter: labelPrinter,
      orderNumbers: orderNumbers)
    books = Books(sales: sales, audit: audit, today: today)
  }

  func sell(_ item: String) -> String {
    [receipt.issue(item), ticket.issue(item), books.enter(item)].joined(separator: "\n")
  }
}
