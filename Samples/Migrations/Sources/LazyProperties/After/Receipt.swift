typealias ReceiptDependencies = HasPrinter

/// What everybody gets at the till.
struct Receipt {
  let dependencies: any ReceiptDependencies

  func issue(_ item: String) -> String {
    dependencies.printer.print(item)
  }
}
