/// What everybody gets at the till.
@MainActor final class Receipt {
  lazy var printer: any Printer = Injection.value(for: Receipt.self)

  func issue(_ item: String) -> String {
    printer.print(item)
  }
}
