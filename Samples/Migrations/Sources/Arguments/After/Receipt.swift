typealias ReceiptDependencies = HasPrices & HasDiscounts & HasTaxes & HasCounterPrinter
  & HasReceiptNumbers & HasShop & HasFooter & HasCurrency

/// What the customer gets.
struct Receipt {
  let dependencies: any ReceiptDependencies

  func issue(_ item: String) -> String {
    let reduced = dependencies.prices[item] * (100 - dependencies.discounts[item]) / 100
    let cents = reduced + reduced * dependencies.taxes[item] / 100
    let number = dependencies.receiptNumbers.next()
    return dependencies.counterPrinter.print(
      "\(dependencies.shop), receipt \(number): \(item) \(cents) \(dependencies.currency); "
        + dependencies.footer)
  }
}
