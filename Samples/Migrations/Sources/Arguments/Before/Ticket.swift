/// What the kitchen gets, and a label for the bag.
final class Ticket {
  private let stock: Table
  private let kitchenPrinter: Printer
  private let labelPrinter: Printer
  private let orderNumbers: Numbers

  init(stock: Table, kitchenPrinter: Printer, labelPrinter: Printer, orderNumbers: Numbers) {
    self.stock = stock
    self.kitchenPrinter = kitchenPrinter
    self.labelPrinter = labelPrinter
    self.orderNumbers = orderNumbers
  }

  func issue(_ item: String) -> String {
    let number = orderNumbers.next()
    return kitchenPrinter.print("order \(number), \(item), \(stock[item]) in stock") + "\n"
      + labelPrinter.print("order \(number)")
  }
}
