/// What the customer gets.
final class Receipt {
  private let prices: Table
  private let discounts: Table
  private let taxes: Table
  private let counterPrinter: Printer
  private let receiptNumbers: Numbers
  private let shop: String
  private let footer: String
  private let currency: String

  init(
    prices: Table, discounts: Table, taxes: Table, counterPrinter: Printer,
    receiptNumbers: Numbers, shop: String, footer: String, currency: String
  ) {
    self.prices = prices
    self.discounts = discounts
    self.taxes = taxes
    self.counterPrinter = counterPrinter
    self.receiptNumbers = receiptNumbers
    self.shop = shop
    self.footer = footer
    self.currency = currency
  }

  func issue(_ item: String) -> String {
    let reduced = prices[item] * (100 - discounts[item]) / 100
    let cents = reduced + reduced * taxes[item] / 100
    let text = "\(shop), receipt \(receiptNumbers.next()): \(item) \(cents) \(currency); \(footer)"
    return counterPrinter.print(text)
  }
}
