/// Takes an order: charges it, then confirms it by mail.
struct OrderDesk {
  private let payments = getPayments()
  private let mail = getMail()

  func order(_ item: String, cents: Int, for customer: String) -> String {
    let receipt = payments.charge(cents, to: customer)
    return mail.send("your \(item) is paid, receipt \(receipt)", to: customer)
  }
}
