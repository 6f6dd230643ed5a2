let getPayments = Registry.shared.bind((any Payments).self) { CardTerminal() }
let getMail = Registry.shared.bind((any Mail).self) { MailServer() }

protocol Payments: Sendable {
  /// Charges a card, and returns the number of the receipt.
  func charge(_ cents: Int, to customer: String) -> String
}

struct CardTerminal: Payments {
  func charge(_ cents: Int, to customer: String) -> String { "R-\(cents)" }
}

protocol Mail: Sendable {
  /// Sends a text, and returns where it went.
  func send(_ text: String, to customer: String) -> String
}

struct MailServer: Mail {
  func send(_ text: String, to customer: String) -> String {
    "\(customer.lowercased())@example.com: \(text)"
  }
}
