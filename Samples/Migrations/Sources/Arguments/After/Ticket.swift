typealias TicketDependencies = HasStock & HasKitchenPrinter & HasLabelPrinter & HasOrderNumbers

/// What the kitchen gets, and a label for the bag.
struct Ticket {
  let dependencies: any TicketDependencies

  func issue(_ item: String) -> String {
    let number = dependencies.orderNumbers.next()
    let inStock = dependencies.stock[item]
    return dependencies.kitchenPrinter.print("order \(number), \(item), \(inStock) in stock")
      + "\n" + dependencies.labelPrinter.print("order \(number)")
  }
}
