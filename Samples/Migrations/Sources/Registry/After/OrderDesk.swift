typealias OrderDependencies = HasPayments & HasMail

/// Takes an order: charges it, then confirms it by mail.
struct OrderDesk {
  let dependencies: any OrderDependencies

  func order(_ item: String, cents: Int, for customer: String) -> String {
    let receipt = dependencies.payments.charge(cents, to: customer)
    return dependencies.mail.send("your \(item) is paid, receipt \(receipt)", to: customer)
  }
}
