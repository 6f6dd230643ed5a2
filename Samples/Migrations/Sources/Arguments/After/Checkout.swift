typealias CheckoutDependencies = ReceiptDependencies & TicketDependencies & BooksDependencies

/// Sells something, with all that follows from it.
struct Checkout {
  private let receipt: Receipt
  private let ticket: Ticket
  private let books: Books

  init(dependencies: any CheckoutDependencies) {
    receipt = Receipt(dependencies: dependencies)
    ticket = Ticket(dependencies: dependencies)
    books = Books(dependencies: dependencies)
  }

  func sell(_ item: String) -> String {
    [receipt.issue(item), ticket.issue(item), books.enter(item)].joined(separator: "\n")
  }
}
