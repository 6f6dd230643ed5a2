/// Provides the way to be paid.
protocol HasPayments {
  var payments: any Payments { get }
}

protocol Payments: Sendable {
  /// Charges a card, and returns the number of the receipt.
  func charge(_ cents: Int, to customer: String) -> String
}

struct CardTerminal: Payments {
  func charge(_ cents: Int, to customer: String) -> String { "R-\(cents)" }
}

/// Provides the way to write to customers.
protocol HasMail {
  var mail: any Mail { get }
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
