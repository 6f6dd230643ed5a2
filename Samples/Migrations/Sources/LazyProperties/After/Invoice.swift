typealias InvoiceDependencies = HasPrinter & HasArchive & HasCustomer

/// What a customer with an account gets, on better paper.
struct Invoice {
  let dependencies: any InvoiceDependencies

  func issue(_ item: String) -> String {
    let customer = dependencies.customer
    let filed = dependencies.archive.file("invoice for \(customer)")
    return dependencies.printer.print("\(item), for \(customer)") + "\n" + filed
  }
}
