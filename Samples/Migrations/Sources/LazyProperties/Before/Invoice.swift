/// What a customer with an account gets, on better paper.
@MainActor final class Invoice {
  private let customer: String
  lazy var archive: Archive = Injection.value(for: Invoice.self)
  lazy var printer: any Printer = Injection.value(for: Invoice.self)

  init(customer: String) {
    self.customer = customer
  }

  func issue(_ item: String) -> String {
    let filed = archive.file("invoice for \(customer)")
    return printer.print("\(item), for \(customer)") + "\n" + filed
  }
}
